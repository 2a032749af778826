import type { QueryClient } from '@tanstack/react-query';
import { comparisonQueries } from '@/features/candidates/comparison-queries';
import { candidateQueries } from '@/features/candidates/queries';
import { dataHealthQueries } from '@/features/data-health/queries';
import { deputiesPerPage, earlier, noFilters, type ReadDeputy } from '@/features/deputies/model';
import { deputyQueries } from '@/features/deputies/queries';
import { type Deputy, deputyDetailSchema } from '@/features/deputies/schema';
import { fateQueries } from '@/features/politicians/queries';
import { resultQueries } from '@/features/results/queries';
import { paths } from '@/lib/paths';
import { compareTexts } from '@/lib/text-order';
import { uuidPattern } from '@/lib/uuid';
import type { SittingDeputy } from '@/seo/sitting-deputies';
import { type OwnRead, readsOfCandidateChoices, readsOfDeputyChoices } from './own-reads';

/** Reads into a client what a page shows. Rejects when the backend does not answer. */
export interface Read {
  (client: QueryClient): Promise<unknown>;
  /** Parameters with which an address of the page does not show it. */
  unless?: readonly string[];
}

interface PrerenderedRoute {
  path: string;
  /** Modules of its code, from the repository's root. */
  modules: readonly string[];
  /** What it is prerendered with. */
  seed?: Read;
  /** What is requested from its head, also where it is prerendered without. */
  reads?: readonly Read[];
  /** It is prerendered with all that `reads` ask: their answers only bring it up to date. */
  isShown?: true;
  /** What is requested there for a signed-in user besides. */
  ownReads?: readonly OwnRead[];
}

const list: Read = (client) => client.query(candidateQueries.list());
const themes: Read = (client) => client.query(comparisonQueries.themes());
const recordSummary: Read = (client) => client.query(comparisonQueries.recordSummary());
const candidate =
  (id: string): Read =>
  (client) =>
    client.query(candidateQueries.detail(id));
const rounds: Read = (client) => client.query(resultQueries.rounds());
const dataHealth: Read = (client) => client.query(dataHealthQueries.sets());
const deputies: Read = Object.assign(
  (client: QueryClient) => client.infiniteQuery(deputyQueries.list(noFilters)),
  { unless: ['uf', 'nome', 'partido', 'legislatura'] },
);
/** For the party's name, which only a deputy's first tab shows. */
const parties: Read = Object.assign((client: QueryClient) => client.query(deputyQueries.parties()), {
  unless: ['aba'],
});

const deputyModules = ['src/pages/deputy-page.tsx'];
const deputyReads = (id: string): Read[] => [
  (client) => client.query(deputyQueries.detail(id)),
  parties,
  (client) => client.query(fateQueries.of(Number(id))),
];

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
function deputyRoute({ destino, ...sitting }: SittingDeputy): PrerenderedRoute {
  const { id, nome, partido_sigla, uf, foto_url, lido_em } = sitting;
  const status = { nome, siglaPartido: partido_sigla, siglaUf: uf, urlFoto: foto_url, situacao: 'Exercício' };
  const deputy = deputyDetailSchema.parse({ id, ultimoStatus: status });
  return {
    path: paths.deputy(id),
    modules: deputyModules,
    seed: async (client) => {
      client.setQueryData<ReadDeputy>(deputyQueries.listed(String(id)), {
        deputy,
        obtidoEm: lido_em,
        origem: { tipo: 'camara' },
      });
      client.setQueryData(fateQueries.of(id).queryKey, destino);
    },
    reads: deputyReads(String(id)),
    ownReads: readsOfDeputyChoices,
  };
}

const readsOfCandidates = 'src/features/candidates/reads.ts';
/** What fetches the pages that few visits open. */
const late = 'src/app/late-pages.ts';
const candidateModules = ['src/pages/candidate-page.tsx', readsOfCandidates];

/** The pages that have a file of their own, readable before any script has run. */
export function prerenderedRoutes(
  candidateIds: readonly string[],
  sitting: readonly SittingDeputy[],
): PrerenderedRoute[] {
  return [
    {
      path: paths.home,
      modules: ['src/pages/home-page.tsx'],
      seed: list,
      reads: [list],
      isShown: true,
      ownReads: readsOfCandidateChoices,
    },
    {
      path: paths.candidates,
      modules: ['src/pages/candidates-page.tsx'],
      seed: (client) => Promise.all([list(client), recordSummary(client)]),
      reads: [list],
      isShown: true,
      ownReads: readsOfCandidateChoices,
    },
    {
      path: paths.themes,
      modules: [late, 'src/pages/themes-page.tsx', readsOfCandidates],
      seed: themes,
      reads: [themes],
      isShown: true,
    },
    ...candidateIds.map((id): PrerenderedRoute => ({
      path: paths.candidate(id),
      modules: candidateModules,
      seed: candidate(id),
      reads: [candidate(id)],
      isShown: true,
      ownReads: readsOfCandidateChoices,
    })),
    {
      path: paths.deputies,
      modules: ['src/pages/deputies-page.tsx'],
      seed: listed(sitting),
      reads: [deputies],
      isShown: true,
      ownReads: readsOfDeputyChoices,
    },
    ...sitting.map(deputyRoute),
    { path: paths.auth, modules: ['src/pages/auth-page.tsx'] },
    {
      path: paths.result,
      modules: [late, 'src/pages/result-page.tsx', 'src/features/results/reads.ts'],
      seed: rounds,
      reads: [rounds],
      isShown: true,
    },
    { path: paths.about, modules: [late, 'src/pages/about-page.tsx'] },
    { path: paths.data, modules: [late, 'src/pages/data-page.tsx'], reads: [dataHealth] },
    { path: paths.privacy, modules: [late, 'src/pages/privacy-page.tsx'] },
    { path: paths.accessibility, modules: [late, 'src/pages/accessibility-page.tsx'] },
  ];
}

/** Pages of one person that may have no file: their data and code are requested from the head. */
interface RecordPlace {
  /** Regular expression of the path, with the id as its group. */
  at: string;
  /** An id with which the build learns what is asked. */
  sample: string;
  reads: readonly Read[];
  ownReads: readonly OwnRead[];
  modules: readonly string[];
}

const sampleCandidate = '00000000-0000-4000-8000-000000000000';
const sampleDeputy = '999999999';

export const recordPlaces: readonly RecordPlace[] = [
  {
    at: `^${paths.candidatePattern.replace(':id', `(${uuidPattern})`)}$`,
    sample: sampleCandidate,
    reads: [candidate(sampleCandidate)],
    ownReads: readsOfCandidateChoices,
    modules: candidateModules,
  },
  {
    at: `^${paths.deputyPattern.replace(':id', '([1-9][0-9]{0,9})')}$`,
    sample: sampleDeputy,
    reads: deputyReads(sampleDeputy),
    ownReads: readsOfDeputyChoices,
    modules: deputyModules,
  },
];

/** Code that a stored session needs at once. */
export const sessionModules = [
  'src/lib/supabase/user-client.ts',
  'src/features/choices/reads.ts',
  'src/features/choices/spoken-save.ts',
  'src/app/consent-store.ts',
];
