import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { persisted } from '@/lib/offline/offline-persister';
import { expenseSchema, propositionSchema, speechSchema } from './collection-schema';
import { legislaturesOf } from '@/features/deputies/legislature';
import type { Period } from '@/features/deputies/expenses/periods';
import { ask, type Parameters } from './chamber-reads';
import { deputyQueries, minute } from '@/features/deputies/queries';
import { type Collection, readAllPages } from './read-all-pages';
import { rowsOf } from '@/features/deputies/schema';

/** Fresh for ten minutes once whole, never while a part is missing. */
function collectionOptions<Row extends z.ZodMiniType>(
  key: readonly unknown[],
  path: string,
  parameters: Parameters,
  row: Row,
) {
  return queryOptions({
    queryKey: [...deputyQueries.all(), ...key],
    queryFn: ({ signal, client, queryKey }) =>
      readAllPages(
        async (pagina) => {
          const { dados, ...page } = await ask(path, { ...parameters, pagina }, rowsOf(row), signal);
          return { ...page, dados: dados.good, leftOut: dados.bad };
        },
        signal,
        (soFar: Collection<z.infer<Row>>) => {
          client.setQueryData<Collection<z.infer<Row>>>(queryKey, (known) =>
            known?.isComplete === true ? known : soFar,
          );
        },
      ),
    persister: persisted,
    staleTime: (query) => (query.state.data?.isComplete === true ? 10 * minute : 0),
  });
}

/** They load with the tabs. */
export const collectionQueries = {
  /** Without the legislature the Chamber answers an empty list. */
  expenses: (id: number, ano: number) =>
    collectionOptions(
      ['expenses', id, ano],
      `/deputados/${id}/despesas`,
      {
        idLegislatura: legislaturesOf(ano).join(','),
        ano,
        itens: 100,
        ordem: 'DESC',
        ordenarPor: 'dataDocumento',
      },
      expenseSchema,
    ),
  speeches: (id: number, { inicio, fim }: Period) =>
    collectionOptions(
      ['speeches', id, inicio, fim],
      `/deputados/${id}/discursos`,
      { dataInicio: inicio, dataFim: fim, itens: 50, ordem: 'DESC', ordenarPor: 'dataHoraInicio' },
      speechSchema,
    ),
  /** Plain dates are of any movement, and ignored beside an author. */
  propositions: (id: number, { inicio, fim }: Period) =>
    collectionOptions(
      ['propositions', id, inicio, fim],
      '/proposicoes',
      {
        idDeputadoAutor: id,
        dataApresentacaoInicio: inicio,
        dataApresentacaoFim: fim,
        itens: 50,
        ordem: 'DESC',
        ordenarPor: 'id',
      },
      propositionSchema,
    ),
};
