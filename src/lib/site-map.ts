import { idPatterns } from './ids.ts';
import { paths } from './paths.ts';

/** 'records': a file for each of publish/records; 'frame': no content, with a reason. */
type Written =
  | { file: 'page' | 'records' }
  | { file: 'frame' | 'none'; access: 'person' | 'panel' }
  | { file: 'frame' | 'none'; because: string };

/** 'home': mark alone, product's name as title; 'plain': no main navigation. */
export interface PageHandle {
  shell?: 'home' | 'plain';
  hasSearch?: true;
}

interface Ids {
  pattern: string;
  sample: string;
}

/** The build's, hosts' and tests' view; page-rows.ts trims it for the browser. */
export type PageRow = Written & {
  path: string;
  page: string;
  access: 'everybody' | 'person' | 'panel';
  /** In the sitemap; out of search engines; not even fetched by robots. */
  robots: 'found' | 'hidden' | 'closed';
  handle?: PageHandle;
  footer?: string;
  isOffline?: true;
  choices?: 'candidate' | 'deputy' | 'both';
  ids?: Ids;
  /** Its parts by the parameter that names whom they show, in a list of ids. */
  named?: Readonly<Record<string, { part: string; ids: Ids; readBy: string }>>;
  /** The module that reads its data: comes along where the file has none. */
  readBy?: string;
  /** Most kB (brotli) of script at first load. */
  most: number;
  mostSignedIn?: number;
  /** Modules of the reads that precede those data. */
  parts?: readonly string[];
};

const everybody = { access: 'everybody', robots: 'found', most: 140 } as const;
const person = { access: 'person', file: 'frame', robots: 'closed', most: 160 } as const;
const panel = { access: 'panel', file: 'frame', robots: 'closed', most: 200, mostSignedIn: 203 } as const;
const sample = {
  access: 'everybody',
  robots: 'closed',
  most: 175,
  because: 'Mostra pessoas inventadas, que ninguém procura.',
} as const;

const ofCandidates: Ids = { pattern: idPatterns.candidate, sample: '00000000-0000-4000-8000-000000000000' };
const ofDeputies: Ids = { pattern: idPatterns.deputy, sample: '999999999' };

/** Everything else about pages is derived from these rows. */
export const siteMap: readonly PageRow[] = [
  {
    ...everybody,
    path: paths.home,
    page: 'home/home-page',
    handle: { shell: 'home' },
    file: 'page',
    isOffline: true,
    choices: 'candidate',
    most: 130,
    mostSignedIn: 161,
  },
  {
    ...everybody,
    path: paths.candidates,
    page: 'candidates-page',
    file: 'page',
    isOffline: true,
    choices: 'candidate',
    mostSignedIn: 154,
  },
  { ...everybody, path: paths.themes, page: 'themes-page', file: 'page' },
  {
    ...everybody,
    path: paths.about,
    page: 'about-page',
    file: 'page',
    footer: 'Sobre e método',
    isOffline: true,
  },
  { ...everybody, path: paths.result, page: 'result-page', file: 'page', footer: 'Resultado' },
  { ...everybody, path: paths.elected, page: 'elected-page', file: 'page' },
  {
    ...everybody,
    path: paths.candidatePattern,
    page: 'candidate-page',
    ids: ofCandidates,
    readBy: 'src/features/candidates/reads.ts',
    file: 'records',
    isOffline: true,
    choices: 'candidate',
    mostSignedIn: 164,
  },
  {
    ...everybody,
    path: paths.deputies,
    page: 'deputies/deputies-page',
    handle: { hasSearch: true },
    file: 'page',
    isOffline: true,
    choices: 'deputy',
    mostSignedIn: 158,
  },
  {
    ...everybody,
    path: paths.deputyPattern,
    page: 'deputies/deputy-page',
    ids: ofDeputies,
    readBy: 'src/features/deputies/records/chamber-reads.ts',
    file: 'records',
    isOffline: true,
    choices: 'deputy',
    most: 150,
    mostSignedIn: 165,
  },
  { ...everybody, path: paths.votes, page: 'votes/votes-page', file: 'page' },
  {
    ...everybody,
    path: paths.votePattern,
    page: 'votes/vote-page',
    file: 'records',
    ids: { pattern: idPatterns.rollCall, sample: '999999999-9' },
    readBy: 'src/features/votes/reads.ts',
  },
  { ...everybody, path: paths.data, page: 'data-page', file: 'page', footer: 'Dados' },
  {
    ...everybody,
    path: paths.privacy,
    page: 'privacy-page',
    file: 'page',
    footer: 'Privacidade',
    isOffline: true,
  },
  {
    ...everybody,
    path: paths.accessibility,
    page: 'accessibility-page',
    file: 'page',
    footer: 'Acessibilidade',
    isOffline: true,
  },
  {
    ...everybody,
    path: '*',
    page: 'not-found-page',
    file: 'none',
    because: 'Um só arquivo responde por todo endereço que não tem o seu.',
    robots: 'hidden',
    isOffline: true,
  },
  {
    ...everybody,
    path: paths.auth,
    page: 'auth-page',
    handle: { shell: 'plain' },
    file: 'page',
    robots: 'closed',
    most: 175,
  },
  {
    ...everybody,
    path: paths.compare,
    page: 'compare/compare-page',
    file: 'page',
    named: {
      candidatos: {
        part: 'compare/compare-candidates',
        ids: ofCandidates,
        readBy: 'src/features/candidates/reads.ts',
      },
      deputados: {
        part: 'compare/compare-deputies',
        ids: ofDeputies,
        readBy: 'src/features/deputies/records/chamber-reads.ts',
      },
    },
    robots: 'hidden',
  },
  { ...person, path: paths.choices, page: 'my-choices/my-choices-page', choices: 'both', mostSignedIn: 169 },
  {
    ...person,
    path: paths.choices2026,
    page: 'my-choices/my-choices-2026-page',
    choices: 'both',
    mostSignedIn: 169,
  },
  { ...person, path: paths.analysis, page: 'analysis-page', mostSignedIn: 171 },
  { ...person, path: paths.settings, page: 'settings/settings-page', most: 175, mostSignedIn: 173 },
  { ...sample, path: paths.sampleDeputies, page: 'samples/sample-deputies-page', file: 'frame' },
  { ...sample, path: paths.sampleFavorites, page: 'samples/sample-favorites-page', file: 'frame' },
  { ...sample, path: paths.sampleDeputyPattern, page: 'samples/sample-deputy-page', file: 'none' },
  { ...panel, path: paths.adminLogin, page: 'admin/admin-login-page', handle: { shell: 'plain' }, most: 175 },
  { ...panel, path: paths.admin, page: 'admin/admin-dashboard-page' },
  { ...panel, path: paths.adminCandidates, page: 'admin/admin-candidates-page', handle: { hasSearch: true } },
  { ...panel, path: paths.adminNewCandidate, page: 'admin/admin-new-candidate-page' },
  { ...panel, path: paths.adminCandidatePattern, page: 'admin/admin-candidate-page', file: 'none' },
  {
    ...panel,
    path: paths.adminBalance,
    page: 'admin/admin-balance-page',
    parts: ['src/features/admin/balance/balance-model.ts'],
  },
  { ...panel, path: paths.adminResults, page: 'admin/admin-results-page' },
  {
    ...panel,
    path: `${paths.adminVotes}/:id?`,
    page: 'admin/admin-votes-page',
    parts: ['src/features/votes/queries.ts', 'src/features/votes/roll-call/roll-call-queries.ts'],
  },
  { ...panel, path: paths.adminAudit, page: 'admin/admin-audit-page' },
];

export interface Addresses {
  pages: string[];
  folders: string[];
}

export const addressOf = (path: string): string => path.replace(/\/:\w+\?$/, '');

export function addressesOf(rows: readonly Pick<PageRow, 'path'>[]): Addresses {
  const known = rows.map(({ path }) => path).filter((path) => path !== '*');
  return {
    pages: known.map(addressOf).filter((path) => !path.includes(':')),
    folders: known.flatMap((path) => (path.includes(':') ? path.replace(/:.*$/, '') : [])),
  };
}

/** Regular expression from '/': home, other pages, and records whose id matches. */
export function patternOf({ pages, folders }: Addresses, id: string): string {
  const records = folders.map((folder) => folder + id);
  return [...pages, ...records]
    .map((path) => path.slice(1))
    .filter((path) => path !== '')
    .join('|');
}
