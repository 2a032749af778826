import type { ReactNode } from 'react';
import type { RollCallRow } from './roll-call-schema';
import { voteTexts } from '@/features/votes/texts';
import { VoteDays, VoteRow } from '@/features/votes/row/vote-row';

interface RollCallRowsProps {
  rollCalls: readonly RollCallRow[];
  /** Beside the strip of a row; nothing for deputies without a vote. */
  ownOf?: (rollCall: RollCallRow) => ReactNode;
}

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
