import { expect, it } from 'vitest';
import { type Collection, readAllPages } from './read-all-pages';

const address = 'https://dadosabertos.camara.leg.br/api/v2/proposicoes';

/** The second page is the oldest, as when a cache answers for it alone. */
function pageOf(page: number, last: number, total: number | null = null) {
  const links = page < last ? [{ rel: 'next', href: `${address}?pagina=${page + 1}` }] : [];
  return {
    dados: [page],
    links,
    total,
    obtidoEm: `2026-11-${page === 2 ? 20 : 20 + Math.min(page, 9)}T12:00:00.000Z`,
    origem: { tipo: 'camara' as const },
  };
}

async function collect(
  read: (page: number) => Promise<ReturnType<typeof pageOf>>,
  signal = new AbortController().signal,
) {
  const parts: Collection<number>[] = [];
  const whole = await readAllPages(read, signal, (part) => parts.push(part));
  return { whole, parts: parts.map(({ rows, isComplete }) => ({ rows, isComplete })) };
}

it('the reading of all pages follows the pages to the last, tells of each part, and is as old as the oldest page', async () => {
  const { whole, parts } = await collect(async (page) => pageOf(page, 3));
  expect(whole).toMatchObject({ rows: [1, 2, 3], isComplete: true, obtidoEm: '2026-11-20T12:00:00.000Z' });
  expect(parts).toEqual([
    { rows: [1], isComplete: false },
    { rows: [1, 2], isComplete: false },
  ]);
});

it('a later page that fails leaves a part that says so', async () => {
  const { whole } = await collect(async (page) => {
    if (page === 3) throw new Error('upstream_timeout');
    return pageOf(page, 4);
  });
  expect(whole).toMatchObject({ rows: [1, 2], isComplete: false });
});

it('pages that do not add up to what the Chamber counts are a part', async () => {
  const { whole } = await collect(async (page) => pageOf(page, 2, 2));
  expect(whole.isComplete).toBe(true);
  const short = await collect(async (page) => pageOf(page, 2, 3));
  expect(short.whole).toMatchObject({ rows: [1, 2], isComplete: false });
  const moved = await collect(async (page) => pageOf(page, 2, page));
  expect(moved.whole, 'read before and after a row came').toMatchObject({ isComplete: false });
});

it('rows that nobody can read count among those that the Chamber counts', async () => {
  const { whole } = await collect(async (page) => ({ ...pageOf(page, 2, 4), leftOut: page === 2 ? 2 : 0 }));
  expect(whole).toMatchObject({ rows: [1, 2], leftOut: 2, isComplete: true });
});

it('a first page that fails is a failure', async () => {
  await expect(collect(() => Promise.reject(new Error('upstream_error')))).rejects.toThrow('upstream_error');
});

it('a reader who left is not taken for a missing page', async () => {
  const left = new AbortController();
  const reading = collect(async (page) => {
    if (page === 2) {
      left.abort();
      throw new Error('aborted');
    }
    return pageOf(page, 3);
  }, left.signal);
  await expect(reading).rejects.toThrow('aborted');
});

it('the reading of all pages is a copy where one page of it was', async () => {
  const origem = { tipo: 'snapshot' as const, dadosDe: '2025-12-22', hoje: '2025-12-23', parcial: false };
  for (const copied of [1, 2, 3]) {
    const read = async (page: number) => ({ ...pageOf(page, 3), ...(page === copied && { origem }) });
    const whole = await readAllPages<number>(read, new AbortController().signal, () => {});
    expect(whole.origem).toEqual(origem);
  }
});

it('the reading of all pages stops after twelve pages, and where a link leads backwards', async () => {
  const endless = await collect(async (page) => pageOf(page, 99));
  expect(endless.whole).toMatchObject({ isComplete: false });
  expect(endless.whole.rows).toHaveLength(12);
  const { whole } = await collect(async (page) => ({
    ...pageOf(page, 1),
    links: [{ rel: 'next', href: `${address}?pagina=2` }],
  }));
  expect(whole.rows).toEqual([1, 2]);
});
