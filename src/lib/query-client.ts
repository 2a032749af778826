import { QueryClient } from '@tanstack/react-query';

/** Public data is taken as fresh for five minutes (design: URL state and data). */
export const publicStaleTime = 5 * 60_000;

/** One retry policy for the whole site: two more tries, none for an answer that trying again cannot change. */
export function shouldRetry(failures: number, error: unknown): boolean {
  const isRefusal = error instanceof Error && 'code' in error && String(error.code).length > 0;
  return !isRefusal && failures < 2;
}

/** A fresh client per application (and per test, so that no test sees another's data). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: { queries: { retry: shouldRetry, staleTime: publicStaleTime } },
  });
}
