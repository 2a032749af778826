import { outcomeWord } from '@/lib/election/election-outcome';
import { BallotBadge } from './ballot-badge';
import { OutcomeBadge } from '@/features/politicians/outcome/outcome-badge';

interface SituationBadgeProps {
  candidate: {
    status: 'active' | 'archived';
    /** At the court; absent from older copies. */
    tse_sq?: string | null;
    resultados?: { situacao: string }[];
  };
}

/** The last published round comes before the registration. */
export function SituationBadge({ candidate }: SituationBadgeProps) {
  const word = outcomeWord(candidate);
  if (word !== null) return <OutcomeBadge word={word} />;
  return <BallotBadge status={candidate.status} isRegistered={candidate.tse_sq !== null} />;
}
