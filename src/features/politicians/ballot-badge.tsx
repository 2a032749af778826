import { ballotWord } from '@/lib/election/civic-calendar';
import { dayInBrasilia } from '@/lib/text/format';
import { useAfterHydration } from '@/lib/publication';
import { StatusBadge } from '@/ui/person/badge';
import { VisuallyHidden } from '@/ui/visually-hidden';

interface BallotBadgeProps {
  status: 'active' | 'archived';
  /** False for a record without a registration at the court. */
  isRegistered?: boolean;
}

/** In voters' words. */
export function BallotBadge({ status, isRegistered = true }: BallotBadgeProps) {
  const today = useAfterHydration(dayInBrasilia);
  const word = (
    <>
      <VisuallyHidden>Situação: </VisuallyHidden>
      {ballotWord(status, today, isRegistered)}
    </>
  );
  return <StatusBadge status={isRegistered ? status : 'archived'} word={word} />;
}
