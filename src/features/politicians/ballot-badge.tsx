import { StatusBadge } from '@/ui/badge';
import { VisuallyHidden } from '@/ui/visually-hidden';

const ballotWords = { active: 'Na urna', archived: 'Fora da urna' } as const;

/** The same state as voters say it. */
export function BallotBadge({ status }: { status: keyof typeof ballotWords }) {
  const word = (
    <>
      <VisuallyHidden>Situação: </VisuallyHidden>
      {ballotWords[status]}
    </>
  );
  return <StatusBadge status={status} word={word} />;
}
