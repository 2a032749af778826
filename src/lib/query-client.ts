import { type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { SessionEndedError } from './errors';
import { notify, type ToastText } from './notify';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** What the toast says when loading fails; the screen that asks for the data gives it. */
      errorToast?: ToastText;
    };
  }
}

/** Public data is taken as fresh for five minutes (design: URL state and data). */
const publicStaleTime = 5 * 60_000;

/** One retry policy for the whole site: two more tries, none for an answer that trying again cannot change. */
function shouldRetry(failures: number, error: unknown): boolean {
  const isRefusal = error instanceof Error && 'code' in error && error.code != null && error.code !== '';
  return !isRefusal && failures < 2;
}

/**
 * A failed load is said once, however many components wait for it; one without words of its own is only logged. What was
 * on its way for a session that has ended is no failure: the end itself is said elsewhere. Nor is a reload without a
 * network: the band over the page says how old what stays there is.
 */
function reportLoadError(error: Error, { meta, queryKey, state }: Query<unknown, unknown, unknown>): void {
  if (error instanceof SessionEndedError || (!navigator.onLine && state.data !== undefined)) return;
  if (meta?.errorToast) notify(meta.errorToast, { kind: 'error' });
  // Without a network nothing is wrong with the site.
  else if (navigator.onLine) console.error('Loading failed', queryKey, error);
  else console.warn('Loading failed without a network', queryKey, error);
}

/** A fresh client per application (and per test, so that no test sees another's data). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: reportLoadError }),
    // Without a network a query fails and says so at once; pausing would leave the voter before an endless wait.
    defaultOptions: { queries: { retry: shouldRetry, staleTime: publicStaleTime, networkMode: 'always' } },
  });
}
