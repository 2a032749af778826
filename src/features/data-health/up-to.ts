import { type QueryClient, useQuery } from '@tanstack/react-query';
import { dataHealthQueries } from './queries';
import type { SetHealth, SetName } from './schema';

const upToOf = (sets: readonly SetHealth[] | undefined, set: SetName) =>
  sets?.find(({ conjunto }) => conjunto === set)?.dados_ate ?? null;

/** AAAA-MM-DD of the set's newest record; null while unread or undated. */
export function useUpTo(set: SetName): string | null {
  return upToOf(useQuery(dataHealthQueries.sets()).data, set);
}

/** For a file, which no later answer completes. */
export async function readUpTo(client: QueryClient, set: SetName): Promise<string | null> {
  return upToOf(await client.query({ ...dataHealthQueries.sets(), staleTime: 'static' }), set);
}
