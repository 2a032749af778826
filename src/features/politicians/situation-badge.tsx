import { outcomeWord } from '@/lib/election-outcome';
import { BallotBadge } from './ballot-badge';
import { OutcomeBadge } from './outcome-badge';

interface SituationBadgeProps {
  candidate: { status: 'active' | 'archived'; resultados?: { situacao: string }[] };
}

/** What the last published round said of a candidacy, before one whether it is on the ballot. */
export function SituationBadge({ candidate }: SituationBadgeProps) {
  const word = outcomeWord(candidate);
  return word === null ? <BallotBadge status={candidate.status} /> : <OutcomeBadge word={word} />;
}
