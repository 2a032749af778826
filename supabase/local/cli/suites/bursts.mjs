import { workerData } from 'node:worker_threads';

/** Busy and idle by turns, in milliseconds, until its thread ends. */
const clock = new Int32Array(new SharedArrayBuffer(4));

for (;;) {
  for (const [busy, free] of workerData) {
    const until = Date.now() + busy;
    while (Date.now() < until);
    Atomics.wait(clock, 0, 0, free);
  }
}
