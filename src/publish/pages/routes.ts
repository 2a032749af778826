import type { QueryClient } from '@tanstack/react-query';
import { fewest, most } from '@/features/compare/address';
import { deputiesPerPage, earlier, noFilters, type ReadDeputy } from '@/features/deputies/model';
import { deputyQueries } from '@/features/deputies/queries';
import { type Deputy, deputyDetailSchema } from '@/features/deputies/schema';
import { outcomeQueries } from '@/features/politicians/queries';
import type { Read } from '@/lib/page/page-reads';
import { paths } from '@/lib/paths';
import { type PageRow, siteMap } from '@/lib/site-map';
import { compareTexts } from '@/lib/text/text-order';
import type { PublicRecords, SittingDeputy } from '../records.ts';
import { type OwnRead, readsOfCandidateChoices, readsOfDeputyChoices } from './own-reads.ts';
import { choiceTapsOf } from './choice-taps.ts';
import { pageModule } from './page-module.ts';
import type { ChoiceTaps } from './page-start.ts';

/** Readable before any script has run. */
export interface PrerenderedRoute {
  path: string;
  page: string;
  seeds: readonly Read[];
  /** Prerendered with all that its head requests: answers only update it. */
  isShown: boolean;
  /** Call it after the shown data were read. */
  tapsIn: (client: QueryClient) => ChoiceTaps | null;
}

/** Before its module has named its reads. */
interface Known {
  id: string;
  /** The build's own knowledge; else the page's reads prerender it. */
  seed?: Read;
  isWhole?: boolean;
}

function deputyOf({ id, nome, partido_sigla, uf, foto_url }: SittingDeputy): Deputy {
  return { id, nome, siglaPartido: partido_sigla, siglaUf: uf, urlFoto: foto_url };
}

/** First page in the Chamber's order and shape, as old as its oldest row. */
const listed =
  (sitting: readonly SittingDeputy[]): Read =>
  async (client) => {
    const rows = sitting.toSorted((a, b) => compareTexts(a.nome, b.nome)).slice(0, deputiesPerPage);
    if (rows.length === 0) return;
    client.setQueryData(deputyQueries.list(noFilters).queryKey, {
      pages: [
        {
          deputies: rows.map(deputyOf),
          pageCount: 1,
          next: sitting.length > deputiesPerPage ? 2 : null,
          leftOut: 0,
          obtidoEm: rows.map(({ lido_em }) => lido_em).reduce(earlier),
          origem: { tipo: 'camara' },
        },
      ],
      // None: the address decides how many pages are read now.
      pageParams: [],
    });
  };

/** In the Chamber's shape; what our record lacks is unknown. */
const sittingAs =
  ({ destino, ...sitting }: SittingDeputy): Read =>
  async (client) => {
    const { id, nome, partido_sigla, uf, foto_url, lido_em } = sitting;
    const status = {
      nome,
      siglaPartido: partido_sigla,
      siglaUf: uf,
      urlFoto: foto_url,
      situacao: 'Exercício',
    };
    client.setQueryData<ReadDeputy>(deputyQueries.listed(String(id)), {
      deputy: deputyDetailSchema.parse({ id, ultimoStatus: status }),
      obtidoEm: lido_em,
      origem: { tipo: 'camara' },
    });
    client.setQueryData(outcomeQueries.of(id).queryKey, destino);
  };

/** One page, or one per record. */
function knownOf({ path }: PageRow, { candidates, sitting, rollCalls }: PublicRecords): Known[] {
  switch (path) {
    case paths.candidatePattern:
      return candidates.map(({ id }) => ({ id }));
    case paths.votePattern:
      return rollCalls.map((one) => ({ id: one.id_camara }));
    case paths.deputyPattern:
      return sitting.map((one) => ({ id: String(one.id), seed: sittingAs(one) }));
    case paths.deputies:
      return [{ id: '', seed: listed(sitting), isWhole: true }];
    default:
      return [{ id: '' }];
  }
}

const ownReadsOf = ({ choices }: PageRow): readonly OwnRead[] =>
  choices === 'candidate' ? readsOfCandidateChoices : choices === 'deputy' ? readsOfDeputyChoices : [];

const none = () => [];

export async function prerenderedRoutes(records: PublicRecords): Promise<PrerenderedRoute[]> {
  const routes = siteMap
    .filter(({ file }) => file === 'page' || file === 'records')
    .map(async (row) => {
      const { reads: { shown = none } = {}, texts } = await pageModule(row.page);
      const { choices } = row;
      return knownOf(row, records).map(({ id, seed, isWhole = false }) => ({
        path: row.path.replace(':id', id),
        page: row.page,
        seeds: seed ? [seed] : shown(id),
        isShown: isWhole || shown !== none,
        tapsIn: (client: QueryClient) =>
          choices && choices !== 'both' && texts ? choiceTapsOf(choices, texts, client, id) : null,
      }));
    });
  return (await Promise.all(routes)).flat();
}

export interface ReadPlace {
  path: string;
  at: string;
  sample: string;
  page: string;
  readBy: string | undefined;
  reads: readonly Read[];
  ownReads: readonly OwnRead[];
}

/** Where a parameter names whom a part of a page shows. */
async function placeOf(
  path: string,
  parameter: string,
  { part, ids: { pattern, sample }, readBy }: NonNullable<PageRow['named']>[string],
): Promise<ReadPlace> {
  const { reads: { asked = none } = {} } = await pageModule(part);
  const at = `^${path}\\?${parameter}=(${pattern}(?:,${pattern}){${fewest - 1},${most - 1}})$`;
  return { path, at, sample, page: part, readBy, reads: asked(sample), ownReads: [] };
}

/** Also every page with a file or an id of its own. */
export async function readPlaces(): Promise<ReadPlace[]> {
  const places = siteMap.map(async (row) => {
    const { path, page, file, ids = { pattern: '', sample: '' }, named = {}, readBy } = row;
    const { reads } = await pageModule(page);
    const ofParts = await Promise.all(Object.entries(named).map((part) => placeOf(path, ...part)));
    if (file !== 'page' && row.ids === undefined && reads === undefined) return ofParts;
    const { asked = reads?.shown ?? none } = reads ?? {};
    const at = `^${path.replace(':id', `(${ids.pattern})`)}$`;
    const known = { path, at, sample: ids.sample, page, readBy };
    return [{ ...known, reads: asked(ids.sample), ownReads: ownReadsOf(row) }, ...ofParts];
  });
  return (await Promise.all(places)).flat();
}
