import { StatusBadge } from '@/ui/badge';
import { VisuallyHidden } from '@/ui/visually-hidden';

/** The word of the last published round in one style, whatever it is: it stands where the ballot's badge stood. */
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
