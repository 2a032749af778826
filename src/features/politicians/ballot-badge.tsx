import { ballotWord } from '@/lib/civic-calendar';
import { dayInBrasilia } from '@/lib/format';
import { useOfNow } from '@/lib/publication';
import { StatusBadge } from '@/ui/badge';
import { VisuallyHidden } from '@/ui/visually-hidden';

/** The same state as voters say it. */
export function BallotBadge({ status }: { status: 'active' | 'archived' }) {
  const today = useOfNow(dayInBrasilia);
  const word = (
    <>
      <VisuallyHidden>Situação: </VisuallyHidden>
      {ballotWord(status, today)}
    </>
  );
  return <StatusBadge status={status} word={word} />;
}
