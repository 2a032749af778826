import { type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { SessionEndedError, toldBy } from './errors';
import { notify, type ToastText } from './notify';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** What the toast says when loading fails; the screen that asks for the data gives it. */
      errorToast?: ToastText;
      /** The same of a screen that says a first failure in its place: only the failed reload of what it shows is told. */
      reloadToast?: ToastText;
      /** The screen says every failure in its place, beside what it shows if there is something. */
      isInPlace?: true;
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
 * Reported once: in its place, in a toast, or in the log. Not what a session that ended was loading, which is told elsewhere,
 * nor a failure offline, which the band over the page tells.
 */
function reportLoadError(error: Error, { meta, queryKey, state }: Query<unknown, unknown, unknown>): void {
  const isReload = state.data !== undefined;
  if (error instanceof SessionEndedError || (!navigator.onLine && isReload)) return;
  if (meta?.isInPlace || (meta?.reloadToast && !isReload)) return;
  const words = toldBy(error, meta?.errorToast ?? meta?.reloadToast);
  if (!navigator.onLine) console.warn('Offline read failed', queryKey, error);
  else if (words) notify(words, { kind: 'error' });
  else console.error('Loading failed', queryKey, error);
}

/** A fresh client per application (and per test, so that no test sees another's data). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: reportLoadError }),
    // Without a network a query fails and says so at once; pausing would leave the voter before an endless wait.
    defaultOptions: { queries: { retry: shouldRetry, staleTime: publicStaleTime, networkMode: 'always' } },
  });
}
