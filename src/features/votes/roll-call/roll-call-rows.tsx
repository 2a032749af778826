import type { ReactNode } from 'react';
import type { RollCallRow } from './roll-call-schema';
import { voteTexts } from '@/features/votes/texts';
import { VoteDays, VoteRow } from '@/features/votes/row/vote-row';

interface RollCallRowsProps {
  rollCalls: readonly RollCallRow[];
  /** What is at the right of a row, as one's own deputy's vote; nothing for who has none. */
  ownOf?: (rollCall: RollCallRow) => ReactNode;
}

/** Roll calls in their order, each day under its date. */
export function RollCallRows({ rollCalls, ownOf }: RollCallRowsProps) {
  return (
    <VoteDays
      rows={rollCalls}
      level="h2"
      row={(rollCall) => (
        <VoteRow rollCall={rollCall} level="h3" isDoubtful={rollCall.totais_diferem} own={ownOf?.(rollCall)}>
          {rollCall.tem_votos ? null : <p>{voteTexts.withoutVotes}</p>}
        </VoteRow>
      )}
    />
  );
}
