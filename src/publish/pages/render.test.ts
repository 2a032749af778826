import { afterEach, expect, it, vi } from 'vitest';
import { noRecords, rosa } from '../../../tests/support/public-candidate.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

it('the prerenderer leaves no timer behind that would keep the process of a build alive', async () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'http://backend.test');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'anon-key-of-the-tests');
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([])));
  // What other tests have loaded in this process was made without these variables.
  vi.resetModules();
  const { renderSite } = await import('./render.tsx');
  const started = vi.spyOn(globalThis, 'setTimeout');
  const cleared = vi.spyOn(globalThis, 'clearTimeout');
  const { pages } = await renderSite({ records: { ...noRecords, sitting: [rosa] }, ownPhotos: '' });
  expect(pages.map(({ path }) => path)).toContain(`/deputado-federal/${rosa.id}`);
  const timers = started.mock.results.map(({ value }): unknown => value);
  const ended = new Set<unknown>(cleared.mock.calls.map(([timer]) => timer));
  const delays = started.mock.calls.map(([, delay = 0]) => delay);
  expect(delays.filter((delay, index) => delay >= 60_000 && !ended.has(timers[index]))).toEqual([]);
});
