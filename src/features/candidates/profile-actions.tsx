import { cn } from '@/lib/cn';
import { fullTitle } from '@/lib/page-head';
import { paths } from '@/lib/paths';
import { PrintButton } from '@/ui/print-button';
import { ShareButton } from '@/ui/share-button';
import type { Candidate } from './model';

interface ProfileActionsProps {
  candidate: Pick<Candidate, 'id' | 'nome'>;
  /** Without frames, for the line above the profile. */
  isQuiet?: boolean;
  className?: string;
}

/** Share and print. What is shared never says who shares, nor what they chose. */
export function ProfileActions({ candidate, isQuiet = false, className }: ProfileActionsProps) {
  const variant = isQuiet ? 'quiet' : 'outline';
  const url = new URL(paths.candidate(candidate.id), window.location.origin).href;
  return (
    <div className={cn('flex-wrap gap-2 print:hidden', className)}>
      <ShareButton variant={variant} shared={{ title: fullTitle({ title: candidate.nome }), url }} />
      <PrintButton variant={variant} />
    </div>
  );
}
