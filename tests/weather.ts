import { configure, getConfig } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { draws } from '../supabase/local/cli/suites/draws';

/** Weather in jsdom: answers to 0.3 s late, timers doubled, a turn after each wait; repeatable by name. */
const { setTimeout } = globalThis;
let { asyncWrapper } = getConfig();
const longest = 2 ** 31 - 1;
let { fetch } = globalThis;
let draw = draws('');

function later(milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      reject(new DOMException('The operation was aborted.', 'AbortError'));
    });
  });
}

beforeAll(() => {
  ({ asyncWrapper } = getConfig());
  // What a wait finds is often replaced in the turns that follow on a busy machine.
  configure({
    asyncWrapper: (wait: () => Promise<unknown>) =>
      asyncWrapper(async () => {
        const found: unknown = await wait();
        await later(draw() * 60, null);
        return found;
      }),
  });
  ({ fetch } = globalThis);
  globalThis.fetch = async (input, init) => {
    const answer = await fetch(input, init);
    await later(draw() * 300, init?.signal ?? (input instanceof Request ? input.signal : null));
    return answer;
  };
  globalThis.setTimeout = Object.assign(
    (run: (...values: unknown[]) => void, wait = 0, ...values: unknown[]) =>
      setTimeout(run, Math.min(wait * (1 + draw()), longest), ...values),
    setTimeout,
  );
});

beforeEach(() => {
  draw = draws(`${process.env['WEATHER_SEED'] ?? ''} ${expect.getState().currentTestName ?? ''}`);
});

afterAll(() => {
  Object.assign(globalThis, { fetch, setTimeout });
  configure({ asyncWrapper });
});
