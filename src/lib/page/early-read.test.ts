import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type EarlyRequest, fetchOrEarly } from './early-read';

const request = {
  url: 'http://backend.test/functions/v1/camara-proxy',
  headers: { apikey: 'key' },
  body: '{"url":"https://dadosabertos.camara.leg.br/api/v2/deputados"}',
};

function fetchIsWatched() {
  const fetched = vi.fn<typeof fetch>(async () => Response.json([]));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

function hasBegun(read: EarlyRequest, answer: Promise<Response>) {
  globalThis.earlyReads = [...(globalThis.earlyReads ?? []), { ...read, answer }];
  return answer;
}

beforeEach(() => {
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
});

afterEach(() => {
  globalThis.earlyReads = undefined;
});

it('the very same request is answered by the one that the head has begun, and only once', async () => {
  const fetched = fetchIsWatched();
  const other = hasBegun({ ...request, body: '' }, Promise.resolve(Response.json(['other'])));
  const started = hasBegun(request, Promise.resolve(Response.json(['early'])));
  expect(await fetchOrEarly(request.url, { body: request.body })).toBe(await started);
  expect(fetched).not.toHaveBeenCalled();
  await fetchOrEarly(request.url, { body: request.body });
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(await fetchOrEarly(request.url, { method: 'GET' })).toBe(await other);
});

it.each([
  ['another address', 'http://backend.test/functions/v1/other', request.body],
  ['another question', request.url, '{"url":"https://dadosabertos.camara.leg.br/api/v2/partidos"}'],
])('%s is requested by itself, and the early answer stays for whom it is', async (_what, url, body) => {
  const fetched = fetchIsWatched();
  void hasBegun(request, Promise.resolve(Response.json([])));
  await fetchOrEarly(url, { body });
  expect(fetched).toHaveBeenCalledTimes(1);
  await fetchOrEarly(request.url, { body: request.body });
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('what one user has asked answers nobody else', async () => {
  const fetched = fetchIsWatched();
  const own = { url: 'http://backend.test/escolhas', headers: { authorization: 'Bearer dela' }, body: '' };
  const begun = hasBegun(own, Promise.resolve(Response.json(['dela'])));
  await fetchOrEarly(own.url, { headers: { Authorization: 'Bearer dele' } });
  await fetchOrEarly(own.url);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(await fetchOrEarly(own.url, { headers: { Authorization: 'Bearer dela' } })).toBe(await begun);
});

it('a failure is the application’s to treat as one of its own, and its next try asks again', async () => {
  const fetched = fetchIsWatched();
  hasBegun(request, Promise.reject(new TypeError('Failed to fetch'))).catch(() => undefined);
  await expect(fetchOrEarly(request.url, { body: request.body })).rejects.toThrow('Failed to fetch');
  await fetchOrEarly(request.url, { body: request.body });
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('what nobody took in the first minute of the page is let go', async () => {
  const fetched = fetchIsWatched();
  void hasBegun(request, Promise.resolve(Response.json(['old'])));
  vi.spyOn(performance, 'now').mockReturnValue(60_001);
  await fetchOrEarly(request.url, { body: request.body });
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(globalThis.earlyReads).toBeUndefined();
});
