export interface Clock {
  now(): number;
  /** Resolves after `ms` milliseconds, or at once when the signal is aborted; never rejects. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(done, ms);
      function done(): void {
        clearTimeout(timer);
        signal?.removeEventListener('abort', done);
        resolve();
      }
      if (signal?.aborted === true) done();
      else signal?.addEventListener('abort', done);
    }),
};

export async function within<T>(clock: Clock, ms: number, work: Promise<T>): Promise<T | null> {
  const stop = new AbortController();
  try {
    return await Promise.race([work, clock.sleep(ms, stop.signal).then(() => null)]);
  } finally {
    stop.abort();
  }
}
