import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSources, ReadingError } from '../../../supabase/functions/sincronizar-camara/source.ts';
import { systemClock } from '../../../supabase/functions/_shared/clock.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const sourcesOf = (fetch: typeof globalThis.fetch) =>
  createSources({
    baseUrl: 'https://camara.test',
    fetch,
    clock: systemClock,
    exchange: (_, wanted) => Promise.resolve(Array.from({ length: wanted }, () => ({ id: '1', waitMs: 0 }))),
    background: () => undefined,
  });

/** Begun with this much of a step left, while the Chamber never answers: what came, and when. */
async function ask(leftMs: number) {
  const fetch = vi.fn<typeof globalThis.fetch>(() => new Promise(() => undefined));
  const startedAt = Date.now();
  const ended = sourcesOf(fetch)(startedAt + leftMs)
    .get('/votacoes')
    .then(
      () => ['answered', 0],
      (error: unknown) => [String(error), Date.now() - startedAt],
    );
  await vi.runAllTimersAsync();
  return { ended: await ended, requests: fetch.mock.calls.length };
}

test('a question to the Chamber waits ten seconds, and never beyond the end of its step', async () => {
  expect(await ask(60_000)).toEqual({ ended: ['ReadingError: upstream_timeout', 10_000], requests: 1 });
  expect(await ask(4_000)).toEqual({ ended: ['ReadingError: upstream_timeout', 4_000], requests: 1 });
  expect(await ask(500)).toEqual({ ended: ['ReadingError: upstream_timeout', 500], requests: 1 });
});

test('a question for which less than half a second is left is not asked', async () => {
  expect(await ask(499)).toEqual({ ended: ['ReadingError: sem_tempo', 0], requests: 0 });
});

test.each([
  [404, 'not_found', true],
  [400, 'bad_request', true],
  [403, 'upstream_error', false],
  [429, 'upstream_busy', false],
  [503, 'upstream_error', false],
])('the Chamber’s %i is %s, and whether asking again is pointless: %s', async (status, code, isBad) => {
  const { get } = sourcesOf(() => Promise.resolve(new Response('', { status })))(Date.now() + 60_000);
  const asked = get('/votacoes/1-1/votos').catch((reason: unknown) => reason);
  await vi.runAllTimersAsync();
  const error = await asked;
  expect(error).toBeInstanceOf(ReadingError);
  expect(error).toMatchObject({ code, isBad });
});

test('answers are of the Chamber itself until one of them comes from a stored copy, and of the copy from then on', async () => {
  const headers = { 'x-snapshot-data': '2026-07-24' };
  const answers = [{}, { headers }, {}].map((init) => Response.json({ dados: [] }, init));
  const source = sourcesOf(() => Promise.resolve(answers.shift() ?? Response.error()))(Date.now() + 60_000);
  const origins: string[] = [source.origin()];
  for (const path of ['/votacoes', '/deputados', '/votacoes/1-1']) {
    const asked = source.get(path);
    await vi.runAllTimersAsync();
    await asked;
    origins.push(source.origin());
  }
  expect(origins).toEqual(['api', 'api', 'copia', 'copia']);
});
