import type { Background } from '../_shared/background.ts';
import type { Clock } from '../_shared/clock.ts';
import { UpstreamError } from './failures.ts';
import type { ExchangePermits, Permit, Report } from './permits.ts';

export type Limiter = <T>(work: () => Promise<T>) => Promise<T | null>;

export interface LimiterOptions {
  clock: Clock;
  exchange: ExchangePermits;
  background: Background;
  queue: number;
}

const maxWaitMs = 10_000;
/** Other instances return permits without telling this one; its own are exchanged as they come. */
const betweenExchangesMs = 100;
/** Each permit leaves once a second, so fast answers cannot exceed the limit. */
const leavesOnceInMs = 1_000;
/** The Chamber answers in one to three seconds when it is well. */
const slowMs = 6_000;
const maxPauseMs = 20_000;

const nothing: Report = { returned: [], good: 0, slow: 0, refused: 0, pauseMs: 0 };

function withOutcome(
  { returned, good, slow, refused, pauseMs }: Report,
  took: number,
  error: unknown,
): Report {
  const isRefused = error instanceof UpstreamError && error.code === 'upstream_busy';
  const isSlow = took > slowMs && !isRefused;
  const isGood = error === null && !isSlow;
  const requestedMs = isRefused ? Math.min(error.retryAfterMs ?? 0, maxPauseMs) : 0;
  return {
    returned,
    good: good + Number(isGood),
    slow: slow + Number(isSlow),
    refused: refused + Number(isRefused),
    pauseMs: Math.max(pauseMs, requestedMs),
  };
}

/** Null when the work did not fail. */
async function timed<T>(
  clock: Clock,
  work: () => Promise<T>,
  onEnd: (took: number, error: unknown) => void,
): Promise<T> {
  const start = clock.now();
  try {
    const result = await work();
    onEnd(clock.now() - start, null);
    return result;
  } catch (error) {
    onEnd(clock.now() - start, error);
    throw error;
  }
}

/** First in, first out; whoever waits too long leaves with null. */
function createWaitQueue(clock: Clock) {
  const waiting: ((permit: Permit) => void)[] = [];
  return {
    size: () => waiting.length,
    next: () => waiting.shift(),
    enter(): Promise<Permit | null> {
      const stop = new AbortController();
      return new Promise((resolve) => {
        const waiter = (permit: Permit): void => {
          stop.abort();
          resolve(permit);
        };
        waiting.push(waiter);
        void clock.sleep(maxWaitMs, stop.signal).then(() => {
          const at = waiting.indexOf(waiter);
          if (at < 0) return;
          waiting.splice(at, 1);
          resolve(null);
        });
      });
    },
  };
}

/** Semaphore of all instances. One exchange at a time carries everything meanwhile returned and wanted. */
export function createLimiter({ clock, exchange, background, queue }: LimiterOptions): Limiter {
  const waiting = createWaitQueue(clock);
  let report = nothing;
  let isExchanging = false;
  let pause = new AbortController();

  function tellSoon(): void {
    pause.abort();
    exchangeSoon();
  }

  function giveBack({ id }: Permit): void {
    report = { ...report, returned: [...report.returned, id] };
    tellSoon();
  }

  function assign(permit: Permit): void {
    const next = waiting.next();
    if (next === undefined) giveBack(permit);
    else next(permit);
  }

  async function exchangeAll(): Promise<void> {
    isExchanging = true;
    while (waiting.size() > 0 || report !== nothing) {
      const mine = report;
      report = nothing;
      const wanted = waiting.size();
      const permits = await exchange(mine, wanted);
      for (const permit of permits) assign(permit);
      // More may be free for those who came meanwhile.
      if (waiting.size() === 0 || report !== nothing || permits.length === wanted) continue;
      pause = new AbortController();
      await clock.sleep(betweenExchangesMs, pause.signal);
    }
    isExchanging = false;
  }

  function exchangeSoon(): void {
    if (!isExchanging) background(exchangeAll());
  }

  return async (work) => {
    if (waiting.size() >= queue) return null;
    const entered = waiting.enter();
    exchangeSoon();
    const permit = await entered;
    if (permit === null) return null;
    await clock.sleep(permit.waitMs);
    return timed(clock, work, (took, error) => {
      report = withOutcome(report, took, error);
      if (report.refused > 0) tellSoon();
      if (took >= leavesOnceInMs) giveBack(permit);
      else background(clock.sleep(leavesOnceInMs - took).then(() => giveBack(permit)));
    });
  };
}
