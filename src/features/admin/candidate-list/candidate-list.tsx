import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useMediaQuery } from '@/lib/use/use-media-query';
import { EmptyState } from '@/ui/state/empty-state';
import { ErrorState } from '@/ui/state/error-state';
import { RowSkeletons } from '@/ui/state/line-skeletons';
import { CandidateCards } from './candidate-cards';
import { CandidateTable } from './candidate-table';
import { DeleteDialog } from './delete-dialog';
import { ListFilters } from './list-filters';
import type { ListedCandidate } from '@/features/admin/model';
import { searchCandidates } from './search-candidates';
import { adminQueries } from '@/features/admin/queries';
import { adminTexts } from '@/features/admin/texts';
import { useListFilters } from './use-list-filters';
import { useRowActions } from './use-row-actions';

export function CandidateList({ userId }: { userId: string }) {
  const state = useListFilters();
  const list = useQuery({
    ...adminQueries.list(userId, state.filters),
    meta: { reloadToast: adminTexts.listError },
  });
  return (
    <>
      <ListFilters state={state} />
      <h2 id="lista" tabIndex={-1} className="sr-only">
        Lista de candidatos
      </h2>
      {list.isPending ? <RowSkeletons text="Carregando candidatos..." /> : null}
      {list.isLoadingError ? <ErrorState message={adminTexts.listError} query={list} /> : null}
      {list.data ? (
        <FoundCandidates candidates={searchCandidates(list.data, state.search)} userId={userId} />
      ) : null}
    </>
  );
}

function foundText(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 candidato' : `${count} candidatos, do alterado por último ao mais antigo`;
}

/** A change, also another administrator's, moves its row: the keyboard's stays in sight. */
function useFocusInSight(candidates: readonly ListedCandidate[]) {
  const rows = useRef<HTMLDivElement>(null);
  const order = candidates.map(({ id }) => id).join();
  useLayoutEffect(() => {
    rows.current?.querySelector(':focus-visible')?.scrollIntoView({ block: 'nearest' });
  }, [order]);
  return rows;
}

function FoundCandidates({ candidates, userId }: { candidates: readonly ListedCandidate[]; userId: string }) {
  const isWide = useMediaQuery('(min-width: 48em)');
  const { rowHandlers, deletion } = useRowActions(userId, candidates);
  const rows = useFocusInSight(candidates);
  const Rows = isWide ? CandidateTable : CandidateCards;
  return (
    <>
      <p role="status" className="text-small text-muted mb-2">
        {foundText(candidates.length)}
      </p>
      {candidates.length === 0 ? (
        <EmptyState icon={<Search size={28} />} title="Nenhum candidato encontrado" />
      ) : (
        <div ref={rows}>
          <Rows candidates={candidates} handlers={rowHandlers} />
        </div>
      )}
      <DeleteDialog {...deletion} />
    </>
  );
}
