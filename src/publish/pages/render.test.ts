import { expect, it, vi } from 'vitest';
import { noRecords, rosa } from '../../../tests/support/public-candidate.ts';

/** What was left behind, read before any test's clock runs: this loads and renders the whole site. */
async function rendered() {
  vi.stubEnv('VITE_SUPABASE_URL', 'http://backend.test');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon-key-of-the-tests');
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
  // What other tests have loaded in this process was made without these variables.
  vi.resetModules();
  const { renderSite } = await import('./render.tsx');
  const started = vi.spyOn(globalThis, 'setTimeout');
  const cleared = vi.spyOn(globalThis, 'clearTimeout');
  try {
    const { pages } = await renderSite({ records: { ...noRecords, sitting: [rosa] }, ownPhotos: '' });
    const timers = started.mock.results.map(({ value }): unknown => value);
    const ended = new Set<unknown>(cleared.mock.calls.map(([timer]) => timer));
    const delays = started.mock.calls.map(([, delay = 0]) => delay);
    return { pages, left: delays.filter((delay, index) => delay >= 60_000 && !ended.has(timers[index])) };
  } finally {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  }
}

const { pages, left } = await rendered();

it('the prerenderer leaves no timer behind that would keep the process of a build alive', () => {
  expect(pages.map(({ path }) => path)).toContain(`/deputado-federal/${rosa.id}`);
  expect(left).toEqual([]);
});
