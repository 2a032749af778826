import { cn } from '@/lib/cn';
import { pillStyle } from '@/ui/person/pill-style';
import { VisuallyHidden } from '@/ui/visually-hidden';

/** One style whatever the outcome is; shown in the place of the ballot's badge. `of`: what it is the outcome of. */
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
