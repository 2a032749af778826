import { useQueries, useQuery } from '@tanstack/react-query';
import { dataHealthQueries } from '@/features/data-health/queries';
import { columnOf, inColumnOrder } from '@/features/compare/model';
import { partyAndState } from '@/lib/text/party-text';
import { deputyQueries } from '@/features/deputies/queries';
import { comparedQueries } from '@/features/deputies/context/queries';
import { nameOf, type ReadDeputy } from '@/features/deputies/model';
import { needsList, standingOf } from '@/features/deputies/standing';
import { commonVotesQueries } from '@/features/votes/common/common-votes-queries';
import { failedReads } from '@/lib/failed-reads';
import { dayInBrasilia } from '@/lib/text/format';
import type { PageReads } from '@/lib/page/page-reads';
import { paths } from '@/lib/paths';
import { isIdOf } from '@/lib/ids';
import { useAfterHydration } from '@/lib/publication';
import { ErrorState } from '@/ui/state/error-state';
import { deputyGroups } from './compare-deputy-rows';
import { CompareFrame } from './compare-frame';
import { ComparePending } from './compare-pending';
import { useSlowlyOver } from './use-slowly-over';

export const reads: PageReads = {
  asked: (id) => [
    (client) => client.query(deputyQueries.detail(id)),
    (client) => client.query(comparedQueries.year([Number(id)], yearOf(dayInBrasilia(Date.now())))),
    (client) => client.query(commonVotesQueries.of(null, [Number(id)])),
    (client) => client.query(dataHealthQueries.sets()),
  ],
};

const yearOf = (day: string) => Number(day.slice(0, 4));

/** The Chamber's profile, our tables' votes and expenses. */
export function CompareDeputies({ ids }: { ids: readonly string[] }) {
  const today = useAfterHydration(dayInBrasilia);
  const year = yearOf(today);
  const numbers = ids.filter((id) => isIdOf('deputy', id)).map(Number);
  const queries = useQueries({
    queries: ids.map((id) => deputyQueries.detail(id)),
  });
  const own = useOwnReads(numbers, year);
  const isListNeeded = queries.some(({ data }) => data && needsList(data));
  // A request only where a record cannot say who sits.
  const { data: list, isLoading: isListLoading } = useQuery({
    ...deputyQueries.sitting(),
    enabled: isListNeeded,
  });
  const isPending = useSlowlyOver(queries.some((query) => query.isPending) || own.isPending || isListLoading);
  if (isPending) return <ComparePending />;
  const columns = inColumnOrder(ids.map((id, index) => columnOf(id, queries[index], headOf)));
  return (
    <CompareFrame
      kind="deputados"
      ids={ids}
      columns={columns}
      groups={deputyGroups(
        columns.map(
          ({ data, name }) => data && { ...data, name: name ?? '', standing: standingOf(data, list) },
        ),
        { ...own.data, year, today },
      )}
      source="Fonte: Dados Abertos da Câmara dos Deputados. Deputados assumem e se licenciam em datas diferentes; valores maiores ou menores não indicam irregularidade."
    >
      {own.isError ? (
        <ErrorState message="Não foi possível carregar parte dos dados." query={own.failed} />
      ) : null}
    </CompareFrame>
  );
}

function useOwnReads(numbers: readonly number[], year: number) {
  const compared = useQuery({ ...comparedQueries.year(numbers, year), enabled: numbers.length > 0 });
  const common = useQuery({ ...commonVotesQueries.of(null, numbers), enabled: numbers.length > 1 });
  const health = useQuery(dataHealthQueries.sets());
  const all = [compared, common, health];
  const upTo = (set: string) => health.data?.find(({ conjunto }) => conjunto === set)?.dados_ate ?? undefined;
  return {
    data: {
      compared: compared.data,
      common: common.data,
      votesUpTo: upTo('votos'),
      expensesUpTo: upTo('despesas'),
    },
    isPending: all.some(({ isLoading }) => isLoading),
    isError: all.some(({ isError }) => isError),
    failed: failedReads(all),
  };
}

function headOf({ deputy }: ReadDeputy) {
  const { siglaPartido, siglaUf, urlFoto } = deputy.ultimoStatus;
  return {
    name: nameOf(deputy),
    meta: partyAndState(siglaPartido, siglaUf),
    photo: urlFoto,
    to: paths.deputy(deputy.id),
  };
}
