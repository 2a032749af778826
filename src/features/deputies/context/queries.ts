import { queryOptions } from '@tanstack/react-query';
import { persisted } from '@/lib/offline/offline-persister';
import { publicDb } from '@/lib/supabase/public-client';
import * as z from 'zod/mini';
import { comparedDeputySchema } from '@/features/deputies/compared-schema';
import { expenseContextSchema } from './context-schema';

const answer = z.nullable(expenseContextSchema);
const comparedAnswer = z.array(comparedDeputySchema);

/** From our own tables; loads with its part of the tab. */
export const contextQueries = {
  /** Null for a deputy whom the tables do not have. */
  year: (id: number, year: number) =>
    queryOptions({
      queryKey: ['expense-context', id, year],
      queryFn: async ({ signal }) => {
        const { data } = await publicDb
          .rpc('contexto_despesas', { p_deputado: id, p_ano: year }, { get: true })
          .abortSignal(signal)
          .throwOnError();
        return answer.parse(data);
      },
      persister: persisted,
    }),
};

/** Missing deputies have no row; neither address nor session names them. */
export const comparedQueries = {
  year: (ids: readonly number[], year: number) =>
    queryOptions({
      queryKey: ['compared-deputies', ids, year],
      queryFn: async ({ signal }) => {
        const { data } = await publicDb
          .rpc('comparar_deputados', { p_deputados: [...ids], p_ano: year })
          .abortSignal(signal)
          .throwOnError();
        return comparedAnswer.parse(data);
      },
    }),
};
