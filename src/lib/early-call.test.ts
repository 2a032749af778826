import { afterEach, expect, it, vi } from 'vitest';
import { fetchOrEarly, startEarlyCall } from './early-call';

const request = {
  url: 'http://backend.test/functions/v1/camara-proxy',
  headers: { apikey: 'key' },
  body: '{"url":"https://dadosabertos.camara.leg.br/api/v2/deputados"}',
};

function answering(response: () => Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(response);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => {
  window.earlyCall = undefined;
});

it('the very same request is answered by the call that was made early, and only once', async () => {
  const fetched = answering(async () => Response.json({ dados: [] }));
  const started = startEarlyCall(request);
  const { url, ...same } = request;
  expect(await fetchOrEarly(url, same)).toBe(await started);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', ...same });

  await fetchOrEarly(url, same);
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('what is only read goes without a body, and is answered by the read that was made early', async () => {
  const fetched = answering(async () => Response.json([]));
  const read = { url: 'http://backend.test/rest/v1/list?id=eq.1', headers: { apikey: 'key' }, body: '' };
  const started = startEarlyCall(read);
  expect(await fetchOrEarly(read.url, { method: 'GET' })).toBe(await started);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched.mock.calls[0]?.[1]).not.toHaveProperty('method');
});

it.each([
  ['another address', 'http://backend.test/functions/v1/other', request.body],
  ['another question', request.url, '{"url":"https://dadosabertos.camara.leg.br/api/v2/partidos"}'],
])('%s is asked for by itself, and the early answer stays for whom it is', async (_what, url, body) => {
  const fetched = answering(async () => Response.json({ dados: [] }));
  void startEarlyCall(request);
  await fetchOrEarly(url, { body });
  expect(fetched).toHaveBeenCalledTimes(2);
  await fetchOrEarly(request.url, { body: request.body });
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('a failure is the application’s to treat as one of its own, and its next try asks again', async () => {
  const fetched = answering(() => Promise.reject(new TypeError('Failed to fetch')));
  startEarlyCall(request).catch(() => undefined);
  await expect(fetchOrEarly(request.url, { body: request.body })).rejects.toThrow('Failed to fetch');
  await expect(fetchOrEarly(request.url, { body: request.body })).rejects.toThrow('Failed to fetch');
  expect(fetched).toHaveBeenCalledTimes(2);
});
