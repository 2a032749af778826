import { StatusBadge } from '@/ui/badge';
import { VisuallyHidden } from '@/ui/visually-hidden';

/** One style whatever the outcome is; shown in the place of the ballot's badge. */
export function OutcomeBadge({ word }: { word: string }) {
  return (
    <StatusBadge
      status="active"
      word={
        <>
          <VisuallyHidden>Situação: </VisuallyHidden>
          {word}
        </>
      }
    />
  );
}
