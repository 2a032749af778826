import type { Clock } from '../_shared/clock.ts';
import type { Breaker } from './breaker.ts';
import { CrowdedError, requestFailed, UpstreamError } from './failures.ts';
import type { Limiter } from './limiter.ts';
import type { FetchOnce, RawAnswer } from './upstream.ts';

const tries = 3;
const firstBackoffMs = 500;
const maxBackoffMs = 4_000;
const maxRetryAfterMs = 20_000;
const budgetMs = 45_000;

export interface RetryOptions {
  fetchOnce: FetchOnce;
  breaker: Breaker;
  limiter: Limiter;
  clock: Clock;
  random: () => number;
}

/** Rejects with UpstreamError, or CrowdedError when no permit came free. */
export type FetchWithRetry = (path: string, timeoutMs: number) => Promise<RawAnswer>;

/** Full jitter: callers that failed together do not return together. */
function backoffMs(attempt: number, random: () => number): number {
  return Math.round(random() * Math.min(maxBackoffMs, firstBackoffMs * 2 ** attempt));
}

/** Three tries behind breaker and limiter; a retry-after above 20 seconds ends them. */
export function createRetry({ fetchOnce, breaker, limiter, clock, random }: RetryOptions): FetchWithRetry {
  function report(error: UpstreamError): void {
    if (error.isPassing) breaker.failed();
    else breaker.ended();
  }

  async function fetchGuarded(path: string, timeoutMs: number): Promise<RawAnswer> {
    if (!breaker.allowsRequest())
      throw requestFailed('upstream_error', 'a Câmara está fora do ar; tente em instantes');
    try {
      const answer = await limiter(() => fetchOnce(path, timeoutMs));
      if (answer === null) throw new CrowdedError();
      breaker.succeeded();
      return answer;
    } catch (error) {
      if (error instanceof UpstreamError) report(error);
      else breaker.ended();
      throw error;
    }
  }

  return async (path, timeoutMs) => {
    const lastStart = clock.now() + budgetMs;
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await fetchGuarded(path, timeoutMs);
      } catch (error) {
        const isLast = attempt === tries - 1;
        if (!(error instanceof UpstreamError) || !error.isPassing || isLast) throw error;
        const requestedMs = error.retryAfterMs ?? 0;
        const pause = Math.max(requestedMs, backoffMs(attempt, random));
        if (requestedMs > maxRetryAfterMs || clock.now() + pause > lastStart) throw error;
        await clock.sleep(pause);
      }
    }
  };
}
