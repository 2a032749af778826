import { cn } from '@/lib/cn';
import { pillStyle } from '@/ui/person/pill-style';
import { VisuallyHidden } from '@/ui/visually-hidden';

/** One style for every outcome, in the ballot badge's place. */
export function OutcomeBadge({ word, of = 'Situação' }: { word: string; of?: string }) {
  return (
    <span className={cn(pillStyle, 'bg-surface border-border-strong text-text px-2.5')}>
      <span>
        <VisuallyHidden>{`${of}: `}</VisuallyHidden>
        {word}
      </span>
    </span>
  );
}
