import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { noFilters } from '@/features/deputies/model';
import { deputyQueries } from '@/features/deputies/queries';
import { type PageRow, siteMap } from '@/lib/site-map';
import { ana, noRecords } from '../../../tests/support/public-candidate.ts';
import { prerenderedPage } from '../bundle/worker-pages.ts';
import type { SittingDeputy } from '../records.ts';
import { headOn } from './page-module.ts';
import { prerenderedRoutes, readPlaces } from './routes.ts';

const sitting: SittingDeputy[] = Array.from({ length: 51 }, (_, index) => ({
  id: 60 - index,
  nome: `Deputada ${String(index + 1)}`,
  partido_sigla: 'EXA',
  uf: 'AP',
  foto_url: null,
  destino: null,
  lido_em: index === 3 ? '2026-08-21T03:00:00Z' : '2026-08-22T03:00:00Z',
}));

it('the service worker knows every prerendered page as one', async () => {
  const rollCalls = [{ id_camara: '2368697-38', dia: '2026-05-21', titulo: null, tem_votos: true }];
  const paths = (await prerenderedRoutes({ candidates: [ana], sitting, rollCalls })).map(({ path }) => path);
  expect(paths).toEqual(
    expect.arrayContaining([`/candidato/${ana.id}`, '/deputado-federal/60', '/votacao/2368697-38']),
  );
  expect(paths.filter((path) => !prerenderedPage.test(path))).toEqual([]);
});

it('every public page begins with its content, or with its data asked for before its code', async () => {
  const begun = new Set((await readPlaces()).flatMap(({ path, reads }) => (reads.length > 0 ? path : [])));
  const isSlow = ({ path, access, robots, file }: PageRow) =>
    access === 'everybody' &&
    robots !== 'closed' &&
    file !== 'page' &&
    file !== 'records' &&
    !begun.has(path);
  // Its words are in its code.
  expect(siteMap.filter(isSlow).map(({ path }) => path)).toEqual(['*']);
});

it('a comparison is asked for before its code where the address names two to four, and no fewer or more', async () => {
  const places = (await readPlaces()).map(({ at }) => new RegExp(at));
  const isAsked = (count: number) => {
    const ids = Array.from({ length: count }, (_, index) => String(index + 1)).join(',');
    return places.some((at) => at.test(`/comparar?deputados=${ids}`));
  };
  expect([1, 2, 4, 5].map(isAsked)).toEqual([false, true, true, false]);
});

it('only a page where one chooses asks for a person’s own choices before its code', async () => {
  const places = await readPlaces();
  const asking = places.filter(({ ownReads }) => ownReads.length > 0).map(({ page }) => page);
  const isOfChoices = ({ choices }: PageRow) => choices === 'candidate' || choices === 'deputy';
  const choosing = siteMap.filter(isOfChoices).map(({ page }) => page);
  expect(new Set(asking)).toEqual(new Set(choosing));
});

it('every page that has one file says its head, but the one that its tab names', async () => {
  const rows = siteMap.filter(({ file }) => file === 'page' || file === 'frame');
  const heads = await Promise.all(rows.map(({ page }) => headOn('2026-11-26', page)));
  expect(rows.filter((_, index) => heads[index] === null).map(({ page }) => page)).toEqual(['auth-page']);
});

async function seeded(known: readonly SittingDeputy[]) {
  const client = new QueryClient();
  const routes = await prerenderedRoutes({ ...noRecords, sitting: known });
  const { seeds = [] } = routes.find(({ path }) => path === '/deputados-federais') ?? {};
  for (const seed of seeds) await seed(client);
  return client.getQueryData(deputyQueries.list(noFilters).queryKey);
}

it('the list of deputies begins with the first fifty of the record, as old as its oldest row', async () => {
  const [page, ...more] = (await seeded(sitting))?.pages ?? [];
  expect(more).toEqual([]);
  expect(page?.deputies).toHaveLength(50);
  expect(page?.deputies[0]).toEqual({
    id: 60,
    nome: 'Deputada 1',
    siglaPartido: 'EXA',
    siglaUf: 'AP',
    urlFoto: null,
  });
  expect(page?.deputies.at(-1)?.nome).toBe('Deputada 50');
  expect(page).toMatchObject({ next: 2, obtidoEm: '2026-08-21T03:00:00Z' });
});

it('the list of deputies begins with nobody where the record is empty', async () => {
  expect(await seeded([])).toBeUndefined();
});
