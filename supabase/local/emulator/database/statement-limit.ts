import { randomUUID } from 'node:crypto';
import { Worker } from 'node:worker_threads';

/** Ends what runs in this thread when its time is over. */
export interface StatementLimit {
  /** Zero milliseconds are no limit; a busy machine's other work is not counted. */
  restart(milliseconds: number): void;
  close(): Promise<void>;
}

/** `cancel` runs once per limit inside the blocked thread, the main one only. */
export function openStatementLimit(cancel: () => void): StatementLimit {
  /** On the machine's clock in nanoseconds, and of this process's work in microseconds. */
  const deadline = new BigInt64Array(new SharedArrayBuffer(2 * BigInt64Array.BYTES_PER_ELEMENT));
  const name = `statement limit ${randomUUID()}`;
  const start = () => {
    Reflect.set(globalThis, name, (at: bigint) => {
      // An order that waited until the next statement is of the past.
      if (Atomics.compareExchange(deadline, 0, at, 0n) === at) cancel();
    });
    const clock = new Worker(new URL('./statement-clock.mjs', import.meta.url), {
      execArgv: [],
      workerData: { deadline, order: `globalThis[${JSON.stringify(name)}]` },
    });
    clock.unref();
    return clock;
  };
  let clock: Worker | null = null;
  return {
    restart(milliseconds) {
      Atomics.store(deadline, 0, 0n);
      if (milliseconds === 0) return;
      clock ??= start();
      const { user, system } = process.cpuUsage();
      Atomics.store(deadline, 1, BigInt(user + system) + BigInt(milliseconds) * 1000n);
      Atomics.store(deadline, 0, process.hrtime.bigint() + BigInt(milliseconds) * 1_000_000n);
    },
    async close() {
      Reflect.deleteProperty(globalThis, name);
      await clock?.terminate();
    },
  };
}
