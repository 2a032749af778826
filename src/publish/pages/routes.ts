import type { QueryClient } from '@tanstack/react-query';
import { deputiesPerPage, earlier, noFilters, type ReadDeputy } from '@/features/deputies/model';
import { deputyQueries } from '@/features/deputies/queries';
import { type Deputy, deputyDetailSchema } from '@/features/deputies/schema';
import { outcomeQueries } from '@/features/politicians/queries';
import type { Read } from '@/lib/page/page-reads';
import { paths } from '@/lib/paths';
import { type PageRow, siteMap } from '@/lib/site-map';
import { compareTexts } from '@/lib/text/text-order';
import type { SittingDeputy } from '../records.ts';
import { type OwnRead, readsOfCandidateChoices, readsOfDeputyChoices } from './own-reads.ts';
import { choiceTapsOf } from './choice-taps.ts';
import { pageModule } from './page-module.ts';
import type { ChoiceTaps } from './page-start.ts';

/** A page that has a file of its own, readable before any script has run. */
export interface PrerenderedRoute {
  path: string;
  /** Its module in `src/pages`. */
  page: string;
  /** What it is prerendered with. */
  seeds: readonly Read[];
  /** It is prerendered with all that its head asks: the answers only bring it up to date. */
  isShown: boolean;
  /** What a visitor's tap on a choice is answered with, once it was read what is shown. */
  tapsIn: (client: QueryClient) => ChoiceTaps | null;
}

/** A page as the build knows it before its module has said what it reads. */
interface Known {
  id: string;
  /** What the build itself knows of it; else it is prerendered with its own reads. */
  seed?: Read;
  /** Whether `seed` is all that the page shows. */
  isWhole?: boolean;
}

function deputyOf({ id, nome, partido_sigla, uf, foto_url }: SittingDeputy): Deputy {
  return { id, nome, siglaPartido: partido_sigla, siglaUf: uf, urlFoto: foto_url };
}

/** The first page of the list, in the Chamber's order and shape, as old as its oldest row. */
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
      // None: how many pages are read now is what the address asks for.
      pageParams: [],
    });
  };

/** A deputy in exercise: in the Chamber's shape, all that the site's own record does not have left unknown. */
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

/** The pages of a row, one unless it has one a record. */
function knownOf(
  { path }: PageRow,
  candidateIds: readonly string[],
  sitting: readonly SittingDeputy[],
): Known[] {
  switch (path) {
    case paths.candidatePattern:
      return candidateIds.map((id) => ({ id }));
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

/** The pages that have a file of their own, with what each says of its reads. */
export async function prerenderedRoutes(
  candidateIds: readonly string[],
  sitting: readonly SittingDeputy[],
): Promise<PrerenderedRoute[]> {
  const routes = siteMap
    .filter(({ file }) => file === 'page' || file === 'records')
    .map(async (row) => {
      const { reads: { shown = none } = {}, texts } = await pageModule(row.page);
      const { choices } = row;
      return knownOf(row, candidateIds, sitting).map(({ id, seed, isWhole = false }) => ({
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

/** Pages of one row, with or without files of their own, and what is requested from their heads. */
interface ReadPlace {
  /** Regular expression of the path, with the id as its group. */
  at: string;
  /** An id with which the build learns what is asked; empty where there is one page. */
  sample: string;
  page: string;
  reads: readonly Read[];
  /** What is requested there for a signed-in user besides. */
  ownReads: readonly OwnRead[];
}

/** Every place with reads in its head, and every page that has a file or an id of its own. */
export async function readPlaces(): Promise<ReadPlace[]> {
  const places = siteMap.map(async (row) => {
    const { path, page, file, ids = { pattern: '', sample: '' } } = row;
    const { reads } = await pageModule(page);
    if (file !== 'page' && row.ids === undefined && reads === undefined) return [];
    const { asked = reads?.shown ?? none } = reads ?? {};
    const at = `^${path.replace(':id', `(${ids.pattern})`)}$`;
    return [{ at, sample: ids.sample, page, reads: asked(ids.sample), ownReads: ownReadsOf(row) }];
  });
  return (await Promise.all(places)).flat();
}
