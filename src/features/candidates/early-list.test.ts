import { afterEach, expect, it, vi } from 'vitest';
import { listMark, startEarlyList, takeEarlyList } from './early-list';

const request = { url: 'http://backend.test/rest/v1/list', headers: { apikey: 'key' } };
const row = {
  id: '00000000-0000-4000-8000-000000000001',
  nome: 'Zélia',
  foto_url: null,
  partido_sigla: 'EXA',
  partido_nome: 'Partido Exemplo A',
  partido_cor_hex: '#336699',
  estado_origem: 'SP',
  idade: 50,
  profissao: null,
  inclinacao_politica: 'Centro',
  numero_urna: 91,
  fonte: null,
  status: 'active',
};
const rows = [
  row,
  { ...row, nome: 'Álvaro', status: 'archived' },
  { ...row, nome: 'Bia', status: 'deleted' },
];
const { partido_cor_hex: _, ...colorless } = row;

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
  ['a row that is none', async () => Response.json([row, null])],
  ['a row without a column', async () => Response.json([row, colorless])],
  ['a row without a name', async () => Response.json([row, { ...row, nome: null }])],
  ['a row with an age in words', async () => Response.json([row, { ...row, idade: '50' }])],
  ['a row with a list for a photo', async () => Response.json([row, { ...row, foto_url: [] }])],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('after %s the application asks by itself', async (_what, response) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  answering(response);
  expect(await startEarlyList(request)).toBeNull();
  expect(await takeEarlyList()).toBeNull();
});

it('two lists have one mark only when they say the same', () => {
  const list = [{ ...row, status: 'active' as const }];
  const mark = listMark(list);
  expect(mark).toMatch(/^[0-9a-z]+-[0-9a-z]+$/);
  expect(listMark(structuredClone(list))).toBe(mark);
  for (const other of [
    [],
    [...list, ...list],
    [{ ...row, status: 'archived' as const }],
    [{ ...row, status: 'active' as const, nome: 'Zelia' }],
    [{ ...row, status: 'active' as const, foto_url: '' }],
  ])
    expect(listMark(other)).not.toBe(mark);
});
