import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { draws } from '../supabase/local/cli/suites/draws';

/** Weather in jsdom: answers to 0.3 s late, timers doubled, repeatable by name. */
const { setTimeout } = globalThis;
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
});
