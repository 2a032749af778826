import { afterEach, expect, it, vi } from 'vitest';
import { startEarlyList, takeEarlyList } from './early-list';

const request = { url: 'http://backend.test/rest/v1/list', headers: { apikey: 'key' } };
const rows = [
  { nome: 'Zélia', status: 'active' },
  { nome: 'Álvaro', status: 'archived' },
  { nome: 'Bia', status: 'deleted' },
];

function answering(response: () => Promise<Response>) {
  const fetched = vi.fn<typeof fetch>(response);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(async () => {
  await takeEarlyList();
});

it('the list is asked for once, shown in order and had once', async () => {
  const fetched = answering(async () => Response.json(rows));
  const started = startEarlyList(request);
  const shown = [rows[1], rows[0]];
  expect(await takeEarlyList()).toEqual(shown);
  expect(await started).toEqual(shown);
  expect(await takeEarlyList()).toBeNull();
  expect(fetched.mock.calls.map(([url, init]) => [url, init?.headers])).toEqual([
    [request.url, request.headers],
  ]);
});

it.each([
  ['a refusal', async () => Response.json({ message: 'no' }, { status: 500 })],
  ['something else', async () => Response.json({ message: 'no' })],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('after %s the application asks by itself', async (_what, response) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  answering(response);
  expect(await startEarlyList(request)).toBeNull();
  expect(await takeEarlyList()).toBeNull();
});
