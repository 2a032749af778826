import { expect, test } from 'vitest';
import { readTask } from '../../../supabase/functions/sincronizar-camara/read.ts';
import { ReadingError } from '../../../supabase/functions/sincronizar-camara/source.ts';

const turno = '00000000-0000-4000-8000-000000000001';
const rollCall = (id: string, data: string) => ({ id, data, siglaOrgao: 'PLEN', descricao: 'Aprovado.' });
const links = (...rels: string[]) => rels.map((rel) => ({ rel, href: `https://camara.test/${rel}` }));
const between = links('self', 'first', 'next', 'last');
const last = links('self', 'first', 'last');

/** Reads a list of two days from its pages, one after the other; an error is thrown. */
async function read(...pages: ({ dados: unknown; links?: unknown } | Error)[]) {
  const asked: string[] = [];
  const source = {
    get(path: string) {
      asked.push(path.replace(/^.*&pagina=/, ''));
      const page = pages[asked.length - 1];
      return page instanceof Error ? Promise.reject(page) : Promise.resolve(page);
    },
    origin: () => 'api' as const,
  };
  const batches = await readTask(source, { turno, tarefa: 'lista', de: '2026-05-20', ate: '2026-05-21' });
  return { asked, batches };
}

test('a list is read page after page, as long as one announces the next among its links', async () => {
  const { asked, batches } = await read(
    { dados: [rollCall('1-1', '2026-05-20')], links: between },
    { dados: [rollCall('2-2', '2026-05-21')], links: between },
    { dados: [rollCall('3-3', '2026-05-21')], links: last },
  );
  expect(asked).toEqual(['1', '2', '3']);
  expect(batches.map((batch) => [batch.chave, 'linhas' in batch && batch.linhas.length])).toEqual([
    ['dia:2026-05-20', 1],
    ['dia:2026-05-21', 2],
  ]);
});

test.each([
  ['its links', { dados: [rollCall('1-1', '2026-05-20')], links: last }],
  ['a null', { dados: [rollCall('1-1', '2026-05-20')], links: null }],
  ['nothing', { dados: [rollCall('1-1', '2026-05-20')] }],
])('a list ends where %s announce no other page', async (_, page) => {
  const { asked, batches } = await read(page);
  expect(asked).toEqual(['1']);
  expect(batches).toMatchObject([{ chave: 'dia:2026-05-20', lidos: 1, fora: 0 }]);
  expect(batches[0]).not.toHaveProperty('falta');
});

test('a list without a row is cut where it announces more, and nothing to write where it does not', async () => {
  expect((await read({ dados: [], links: between })).batches).toEqual([
    { chave: 'dia:2026-05-20', lidos: 0, fora: 0, linhas: [], falta: 'lista_curta' },
  ]);
  expect((await read({ dados: [], links: last })).batches).toEqual([]);
});

test('a list whose announced page is empty is cut at the last day that came', async () => {
  const { batches } = await read(
    { dados: [rollCall('1-1', '2026-05-20'), rollCall('2-2', '2026-05-21')], links: between },
    { dados: [], links: last },
  );
  expect(batches.map((batch) => [batch.chave, 'falta' in batch && batch.falta])).toEqual([
    ['dia:2026-05-20', false],
    ['dia:2026-05-21', 'lista_curta'],
  ]);
});

test('a list that announces more behind twenty pages is read no further, and cut at the last day that came', async () => {
  const page = (n: number) => ({
    dados: [rollCall(`1-${n}`, n < 20 ? '2026-05-20' : '2026-05-21')],
    links: between,
  });
  const { asked, batches } = await read(...Array.from({ length: 21 }, (_, index) => page(index + 1)));
  expect(asked).toHaveLength(20);
  expect(batches).toMatchObject([
    { chave: 'dia:2026-05-20', lidos: 19 },
    { chave: 'dia:2026-05-21', lidos: 1, falta: 'lista_curta' },
  ]);
  expect(batches[0]).not.toHaveProperty('falta');
});

test('days that come in disorder are written in order, and a list is cut at the last of them', async () => {
  const { batches } = await read(
    { dados: [rollCall('2-2', '2026-05-21')], links: between },
    { dados: [rollCall('1-1', '2026-05-20')], links: between },
    { dados: [], links: last },
  );
  expect(batches.map((batch) => [batch.chave, 'falta' in batch && batch.falta])).toEqual([
    ['dia:2026-05-20', false],
    ['dia:2026-05-21', 'lista_curta'],
  ]);
});

test.each([
  ['that does not come', new ReadingError('upstream_timeout', false), 'upstream_timeout'],
  ['of another shape', { dados: null }, 'formato'],
])('a list has nothing to write where one of its pages is one %s', async (_, page, code) => {
  const first = { dados: [rollCall('1-1', '2026-05-20')], links: between };
  await expect(read(first, page)).rejects.toThrow(code);
});
