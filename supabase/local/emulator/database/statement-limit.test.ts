import { afterEach, expect, test } from 'vitest';
import { openStatementLimit, type StatementLimit } from './statement-limit.ts';

let limit: StatementLimit | null = null;
afterEach(() => limit?.close());

const passed = (start: number) => performance.now() - start;

/** Takes this thread away from work, as a busy machine does. */
function giveWay(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

test('what blocks this thread is cancelled once, in its middle, by the work that it did', () => {
  let cancelled = 0;
  limit = openStatementLimit(() => {
    cancelled += 1;
  });
  limit.restart(300);
  giveWay(1500);
  const start = performance.now();
  while (cancelled === 0 && passed(start) < 20_000);
  expect(cancelled).toBe(1);
  expect(passed(start)).toBeGreaterThan(100);
  const later = performance.now();
  while (passed(later) < 500);
  expect(cancelled).toBe(1);
});

test('an order of a limit that is over comes to nothing', () => {
  let cancelled = 0;
  limit = openStatementLimit(() => {
    cancelled += 1;
  });
  limit.restart(100);
  limit.restart(0);
  const start = performance.now();
  while (passed(start) < 1000);
  expect(cancelled).toBe(0);
});
