import { useQueries } from '@tanstack/react-query';
import { columnOf, inColumnOrder } from '@/features/compare/model';
import { ballotText, type Candidate } from '@/features/candidates/model';
import { GatheredUntil } from '@/features/candidates/published-data';
import { candidateQueries } from '@/features/candidates/queries';
import { dayInBrasilia } from '@/lib/text/format';
import type { PageReads } from '@/lib/page/page-reads';
import { paths } from '@/lib/paths';
import { useAfterHydration } from '@/lib/publication';
import { candidateGroups } from './compare-candidate-rows';
import { CompareFrame } from './compare-frame';
import { ComparePending } from './compare-pending';
import { useSlowlyOver } from './use-slowly-over';

export const reads: PageReads = { asked: (id) => [(client) => client.query(candidateQueries.detail(id))] };

/** Each fact with its source; the leaning is not compared. */
export function CompareCandidates({ ids }: { ids: readonly string[] }) {
  const today = useAfterHydration(dayInBrasilia);
  const queries = useQueries({
    queries: ids.map((id) => candidateQueries.detail(id)),
  });
  const isPending = useSlowlyOver(queries.some((query) => query.isPending));
  if (isPending) return <ComparePending />;
  const columns = inColumnOrder(ids.map((id, index) => columnOf(id, queries[index], headOf)));
  return (
    <CompareFrame
      kind="candidatos"
      ids={ids}
      columns={columns}
      groups={candidateGroups(
        columns.map(({ data }) => data),
        today,
      )}
      source={
        <>
          A fonte de cada dado está em “Fontes”. A inclinação política não entra na comparação.
          <GatheredUntil records={columns.flatMap(({ data }) => data ?? [])} />
        </>
      }
    />
  );
}

function headOf(candidate: Candidate) {
  return {
    name: candidate.nome,
    meta: ballotText(candidate),
    photo: candidate.foto_url,
    to: paths.candidate(candidate.id),
  };
}
