import { queryOptions } from '@tanstack/react-query';
import { errorCode } from '@/lib/errors';
import { keptRead } from '@/lib/offline/offline-persister';
import type { ReadDeputy } from './model';
import { ask, deputyQueries, minute } from './queries';
import { deputyDetailSchema } from './schema';

/** What an id looks like: nothing else is requested. */
const deputyId = /^[1-9]\d{0,9}$/;

/** A deputy in full; null when the Chamber knows nobody by this id (one of another form included). */
async function fetchDeputy(id: string, signal: AbortSignal): Promise<ReadDeputy | null> {
  if (!deputyId.test(id)) return null;
  try {
    const { dados, obtidoEm, origem } = await ask(`/deputados/${id}`, {}, deputyDetailSchema, signal);
    return { deputy: dados, obtidoEm, origem };
  } catch (error) {
    if (errorCode(error) === 'not_found') return null;
    throw error;
  }
}

/** One deputy, apart from the list, which has no room to spare. */
export function detailQuery(id: string) {
  return queryOptions({
    queryKey: [...deputyQueries.all(), 'detail', id],
    queryFn: ({ signal }) => fetchDeputy(id, signal),
    persister: keptRead,
    staleTime: 10 * minute,
  });
}
