import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useChoiceOwner } from '@/features/choices/use-choice-owner';
import type { Vote } from '@/features/votes/model';
import { RollCallRows } from '@/features/votes/roll-call/roll-call-rows';
import { OwnVote } from '@/features/votes/row/vote-mark';
import { lazyOrError } from '@/ui/state/lazy-or-error';

/** Who keeps no choices has nobody to mark. */
const VotesOfFavorite = lazy(() =>
  lazyOrError(import('./votes-of-favorite').then((module) => module.VotesOfFavorite)),
);

/** With the vote of a favourite beside each row; a row stays the same one, with its focus, as votes come. */
export function OwnRollCallRows({ rollCalls }: Pick<ComponentProps<typeof RollCallRows>, 'rollCalls'>) {
  const owner = useChoiceOwner();
  const [votes, setVotes] = useState<ReadonlyMap<number, Vote | null>>();
  return (
    <>
      {owner === null ? null : (
        <Suspense fallback={null}>
          <VotesOfFavorite owner={owner} rollCalls={rollCalls} onVotes={setVotes} />
        </Suspense>
      )}
      <RollCallRows
        rollCalls={rollCalls}
        ownOf={({ votacao_id }) => {
          const vote = votes?.get(votacao_id);
          return vote === undefined ? undefined : <OwnVote vote={vote} />;
        }}
      />
    </>
  );
}
