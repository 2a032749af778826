import { type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { isPassing, SessionEndedError, toldBy } from './errors';
import { notify, type ToastText } from './notify';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Without a toast the screen shows in its place what failed. */
      errorToast?: ToastText;
      /** For screens that show first failures themselves: only failed reloads use this. */
      reloadToast?: ToastText;
    };
  }
}

const publicStaleTime = 5 * 60_000;

/** Two more tries; none when trying again cannot change the answer, as without a network. */
function shouldRetry(failures: number, error: unknown): boolean {
  const hasCode = error instanceof Error && 'code' in error && error.code != null && error.code !== '';
  return (!hasCode || isPassing(error)) && navigator.onLine && failures < 2;
}

/** Ended sessions and missing networks are reported elsewhere. */
function reportLoadError(error: Error, { meta, queryKey, state }: Query<unknown, unknown, unknown>): void {
  const isReload = state.data !== undefined;
  if (error instanceof SessionEndedError || (!navigator.onLine && isReload)) return;
  if (meta?.reloadToast && !isReload) return;
  const words = meta?.errorToast ?? meta?.reloadToast;
  if (words && navigator.onLine) notify(toldBy(error, words), { kind: 'error' });
  else console.warn('Loading failed', queryKey, error);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: reportLoadError }),
    // Pausing offline would leave the voter waiting without a word.
    defaultOptions: { queries: { retry: shouldRetry, staleTime: publicStaleTime, networkMode: 'always' } },
  });
}
