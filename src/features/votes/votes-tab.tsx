import { usePrefetchInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Vote } from 'lucide-react';
import { Disclosure } from '@/ui/dialog/disclosure';
import { EmptyState } from '@/ui/state/empty-state';
import { ErrorState } from '@/ui/state/error-state';
import { TextSkeleton } from '@/ui/state/line-skeletons';
import { voteQueries } from './queries';
import { majoritySentence, periodSentence, presidedSentence, voteTexts } from './texts';
import { useVoteFilters } from './use-vote-filters';
import { VoteList } from './vote-list';
import { VoteStrip } from '@/features/votes/row/vote-strip';
import { VotesSource } from './votes-source';
import { leftOutOfVotes } from '@/features/votes/common/fewest-in-common';

interface VotesTabProps {
  id: number;
  name: string;
  upTo: string | null;
  /** Awaited by files; AAAA-MM-DD. */
  readUpTo: () => Promise<string | null>;
}

export function VotesTab({ id, name, upTo, readUpTo }: VotesTabProps) {
  const query = useQuery({
    ...voteQueries.summary(id),
    meta: { reloadToast: { title: 'Erro', description: voteTexts.loadError } },
  });
  const [filters] = useVoteFilters();
  // Loads beside the summary, which the list does not await.
  usePrefetchInfiniteQuery(voteQueries.ofDeputy(id, filters));
  if (query.isPending) return <TextSkeleton text="Carregando votações..." lines={8} />;
  if (query.data === undefined) {
    return <ErrorState message={voteTexts.loadError} query={query} />;
  }
  const summary = query.data;
  const presided = presidedSentence(summary);
  return (
    <>
      {summary.primeiro === null ? (
        <EmptyState icon={<Vote size={28} />} title={voteTexts.none}>
          {voteTexts.noneWhy}
        </EmptyState>
      ) : (
        <>
          <p className="text-lead max-w-measure">{periodSentence(summary)}</p>
          {presided === null ? null : <p className="max-w-measure mt-1">{presided}</p>}
          <VoteStrip months={summary.meses} />
          <Majority id={id} />
          <VoteList id={id} name={name} summary={summary} readUpTo={readUpTo} />
        </>
      )}
      <VotesSource upTo={upTo} note={`${leftOutOfVotes} ${voteTexts.absence}`} />
    </>
  );
}

/** Two numbers; absent where unreadable. */
function Majority({ id }: { id: number }) {
  const { data } = useQuery(voteQueries.majority(id));
  if (data === undefined) return null;
  return (
    <div className="mt-2">
      <p className="max-w-measure">{majoritySentence(data)}</p>
      <Disclosure isPlain summary="Como contamos">
        <p className="text-small max-w-measure">{voteTexts.majorityRule}</p>
      </Disclosure>
    </div>
  );
}
