import { queryOptions } from '@tanstack/react-query';
import { persisted } from '@/lib/offline/offline-persister';
import { publicDb } from '@/lib/supabase/public-client';
import * as z from 'zod/mini';
import { comparedDeputySchema } from '@/features/deputies/compared-schema';
import { expenseContextSchema } from './context-schema';

const answer = z.nullable(expenseContextSchema);
const comparedAnswer = z.array(comparedDeputySchema);

/** What our own tables know of a deputy's expenses; comes with the part of the tab that shows it. */
export const contextQueries = {
  /** A year beside the state's; null for a deputy whom the tables do not have. */
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

/** Deputies side by side, as far as our own tables know them; who is in none has no row. No address and no session tells whom. */
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
