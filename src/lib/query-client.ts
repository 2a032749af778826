import { type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { SessionEndedError, toldBy } from './errors';
import { notify, type ToastText } from './notify';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      errorToast?: ToastText;
      /** For screens that show first failures themselves: only failed reloads use this. */
      reloadToast?: ToastText;
      isInPlace?: true;
    };
  }
}

const publicStaleTime = 5 * 60_000;

/** The database restarts, is full, or two acts crossed: its next answer is another. */
const passing = /^(PGRST00[0-3]|(08|40|53)\w{3}|57P\d\d)$/;

/** Two more tries; none when trying again cannot change the answer, as without a network. */
function shouldRetry(failures: number, error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  const isRefusal = code != null && code !== '' && !(typeof code === 'string' && passing.test(code));
  return !isRefusal && navigator.onLine && failures < 2;
}

/** Ended sessions and missing networks are reported elsewhere. */
function reportLoadError(error: Error, { meta, queryKey, state }: Query<unknown, unknown, unknown>): void {
  const isReload = state.data !== undefined;
  if (error instanceof SessionEndedError || (!navigator.onLine && isReload)) return;
  if (meta?.isInPlace || (meta?.reloadToast && !isReload)) return;
  const words = toldBy(error, meta?.errorToast ?? meta?.reloadToast);
  if (!navigator.onLine) console.warn('Offline read failed', queryKey, error);
  else if (words) notify(words, { kind: 'error' });
  else console.error('Loading failed', queryKey, error);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: reportLoadError }),
    // Pausing offline would leave the voter waiting without a word.
    defaultOptions: { queries: { retry: shouldRetry, staleTime: publicStaleTime, networkMode: 'always' } },
  });
}
