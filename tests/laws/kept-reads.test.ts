import { hashKey, type QueryKey } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { isCacheable } from '@/lib/offline/cacheable-reads';
import { keptPages, keptRead } from '@/lib/offline/offline-persister';

const texts = import.meta.glob<string>('/src/features/**/*.ts', { query: '?raw', import: 'default' });
const modules = import.meta.glob<Record<string, unknown>>('/src/features/**/*.ts');

const filters = { ano: '', tema: '', texto: '' };
/** Arguments of each query: what a page shows before any typing or filter. */
const asked: Readonly<Record<string, readonly unknown[]>> = {
  'candidateQueries.detail': ['1d406712-5c3f-53c5-9a30-baef40954369'],
  'collectionQueries.expenses': [160541, 2026],
  'collectionQueries.propositions': [160541, { inicio: '2026-05-21', fim: '2026-11-21' }],
  'collectionQueries.speeches': [160541, { inicio: '2026-05-21', fim: '2026-11-21' }],
  'contextQueries.year': [160541, 2026],
  'deputyQueries.detail': ['160541'],
  'everyoneQueries.everSat': [57],
  'deputyQueries.list': [{ legislatura: '57', nome: '', partido: '', uf: '' }],
  'fateQueries.of': [160541],
  'rollCallQueries.list': [{ ...filters, tipo: '' }],
  'rollCallQueries.one': ['2586587-30'],
  'voteQueries.majority': [160541],
  'voteQueries.ofDeputy': [160541, { ...filters, voto: '', principais: '' }],
  'voteQueries.summary': [160541],
};

interface Options {
  queryKey: QueryKey;
  persister?: unknown;
}
const isOptions = (value: unknown): value is Options =>
  typeof value === 'object' && value !== null && 'queryKey' in value && Array.isArray(value.queryKey);

const isKept = ({ persister }: Options) => persister === keptRead || persister === keptPages;

/** What a function of a table of queries gives; one that no sample fits may throw. */
function optionsOf(name: string, make: unknown): Options | null {
  if (typeof make !== 'function') return null;
  try {
    const made: unknown = Reflect.apply(make, undefined, [...(asked[name] ?? [])]);
    return isOptions(made) ? made : null;
  } catch (error) {
    throw new Error(`${name} takes something that this test does not know.`, { cause: error });
  }
}

/** The queries of one file whose answers stay on the device, by name. */
async function keptIn(file: string): Promise<(readonly [string, string])[]> {
  const module = (await modules[file]?.()) ?? {};
  const found = Object.entries(module).flatMap(([table, queries]) => {
    if (typeof queries !== 'object' || queries === null) return [];
    if (isOptions(queries)) return isKept(queries) ? [[table, hashKey(queries.queryKey)] as const] : [];
    return Object.entries(queries).flatMap(([query, make]) => {
      const options = optionsOf(`${table}.${query}`, make);
      return options !== null && isKept(options)
        ? [[`${table}.${query}`, hashKey(options.queryKey)] as const]
        : [];
    });
  });
  if (found.length === 0) throw new Error(`${file} says that it keeps what it reads, and no query does.`);
  return found;
}

const holds = await Promise.all(
  Object.entries(texts).map(async ([file, read]) =>
    (await read()).includes('persister: kept') ? [file] : [],
  ),
);
const kept = (await Promise.all(holds.flat().map(keptIn))).flat();

/** Queries that say that their answer stays, and whose key keeps it from staying. */
const lost = (queries: readonly (readonly [string, string])[]) =>
  queries.filter(([, key]) => !isCacheable(key, '{"data":[],"at":1}'));

it('what a query says is kept has a key under which it may be', () => {
  expect(lost(kept)).toEqual([]);
});

it('every query with something to ask that is kept is asked here', () => {
  const names = kept.map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(asked)));
  expect(names).toEqual(expect.arrayContaining(['candidateQueries.list', 'resultQueries.rounds']));
});

it('a kept query with a key of its own is found', () => {
  expect(lost([...kept, ['newQueries.all', '["new"]']])).toEqual([['newQueries.all', '["new"]']]);
});
