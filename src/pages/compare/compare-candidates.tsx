import { useQueries } from '@tanstack/react-query';
import { type CompareColumn, inColumnOrder } from '@/features/compare/model';
import { ballotText, type Candidate } from '@/features/candidates/model';
import { candidateQueries } from '@/features/candidates/queries';
import { dayInBrasilia } from '@/lib/text/format';
import type { PageReads } from '@/lib/page/page-reads';
import { paths } from '@/lib/paths';
import { useAfterHydration } from '@/lib/publication';
import { candidateGroups } from './compare-candidate-rows';
import { CompareFrame } from './compare-frame';
import { ComparePending } from './compare-pending';
import { useSlowlyOver } from './use-slowly-over';

interface Column extends CompareColumn {
  candidate: Candidate | null;
}

export const reads: PageReads = { asked: (id) => [(client) => client.query(candidateQueries.detail(id))] };

/** Each fact with its source; the leaning is not compared. */
export function CompareCandidates({ ids }: { ids: readonly string[] }) {
  const today = useAfterHydration(dayInBrasilia);
  const queries = useQueries({
    queries: ids.map((id) => ({ ...candidateQueries.detail(id), meta: { isInPlace: true } })),
  });
  const isPending = useSlowlyOver(queries.some((query) => query.isPending));
  if (isPending) return <ComparePending />;
  const columns = inColumnOrder(
    ids.map((id, index): Column => {
      const query = queries[index];
      const candidate = query?.data ?? null;
      const base = { id, candidate, name: candidate?.nome ?? null };
      if (candidate !== null) return { ...base, ...headOf(candidate), state: 'ready' };
      if (query?.data === null) return { ...base, state: 'missing' };
      const retry = () => void query?.refetch();
      return { ...base, state: 'failed', retry, isRetrying: query?.isFetching ?? false };
    }),
  );
  return (
    <CompareFrame
      kind="candidatos"
      ids={ids}
      columns={columns}
      groups={candidateGroups(
        columns.map(({ candidate }) => candidate),
        today,
      )}
      source="A fonte de cada dado está em “Fontes”. A inclinação política não entra na comparação."
    />
  );
}

function headOf(candidate: Candidate) {
  return {
    meta: ballotText(candidate),
    photo: candidate.foto_url,
    to: paths.candidate(candidate.id),
  };
}
