import { type QueryClient, useQuery } from '@tanstack/react-query';
import { dataHealthQueries } from './queries';
import type { SetHealth, SetName } from './schema';

const upToOf = (sets: readonly SetHealth[] | undefined, set: SetName) =>
  sets?.find(({ conjunto }) => conjunto === set)?.dados_ate ?? null;

/** AAAA-MM-DD of the set's newest record; null while unread or undated. */
export function useUpTo(set: SetName): string | null {
  return upToOf(useQuery(dataHealthQueries.sets()).data, set);
}

/** For a file, which no later answer completes; whose rest is worth having without the day. */
export async function readUpTo(client: QueryClient, set: SetName): Promise<string | null> {
  try {
    return upToOf(await client.query({ ...dataHealthQueries.sets(), staleTime: 'static' }), set);
  } catch (error) {
    console.error('The day of a set could not be read', set, error);
    return null;
  }
}
