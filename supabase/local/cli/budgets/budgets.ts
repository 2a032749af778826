import { cycleFaults } from './cycles.ts';
import { type Chunk, type Weight, chunkOf, reach, sum } from './graph.ts';

const kB = 1000;

/** Most bytes (brotli) of script at the first load of each route, and where its page lives. */
const routes: readonly { path: string; page: string; most: number }[] = [
  { path: '/', page: 'home-page', most: 130 },
  { path: '/candidatos-2026', page: 'candidates-page', most: 140 },
  { path: '/candidatos-2026/temas', page: 'themes-page', most: 140 },
  { path: '/candidato/:id', page: 'candidate-page', most: 140 },
  { path: '/deputados-federais', page: 'deputies-page', most: 140 },
  { path: '/deputado-federal/:id', page: 'deputy-page', most: 150 },
  { path: '/minhas-escolhas', page: 'my-choices-page', most: 160 },
  { path: '/minhas-escolhas-2026', page: 'my-choices-2026-page', most: 160 },
  { path: '/analise-politica', page: 'analysis-page', most: 160 },
  { path: '/settings', page: 'settings-page', most: 175 },
  { path: '/auth', page: 'auth-page', most: 175 },
  { path: '/deputies', page: 'sample-deputies-page', most: 175 },
  { path: '/deputy/:id', page: 'sample-deputy-page', most: 175 },
  { path: '/favorites', page: 'sample-favorites-page', most: 175 },
  { path: '/resultado-2026', page: 'result-page', most: 140 },
  { path: '/eleitos-2026', page: 'elected-page', most: 140 },
  { path: '/votacoes', page: 'votes-page', most: 140 },
  { path: '/votacao/:id', page: 'vote-page', most: 140 },
  { path: '/comparar', page: 'compare-page', most: 150 },
  { path: '/sobre', page: 'about-page', most: 140 },
  { path: '/dados', page: 'data-page', most: 140 },
  { path: '/privacidade', page: 'privacy-page', most: 140 },
  { path: '/acessibilidade', page: 'accessibility-page', most: 140 },
  { path: '*', page: 'not-found-page', most: 140 },
];

/** The panel's own pages, where its code belongs, and the reads that come by themselves before their first data. */
const panel: readonly { path: string; page: string; most: number; reads?: readonly string[] }[] = [
  { path: '/admin', page: 'admin-dashboard-page', most: 200 },
  { path: '/admin/candidatos', page: 'admin-candidates-page', most: 200 },
  { path: '/admin/candidatos/novo', page: 'admin-new-candidate-page', most: 200 },
  { path: '/admin/candidatos/:id', page: 'admin-candidate-page', most: 200 },
  {
    path: '/admin/equilibrio',
    page: 'admin-balance-page',
    most: 200,
    reads: ['src/features/admin/balance-model.ts'],
  },
  { path: '/admin/resultados', page: 'admin-results-page', most: 200 },
  {
    path: '/admin/votacoes',
    page: 'admin-votes-page',
    most: 200,
    reads: ['src/features/votes/queries.ts', 'src/features/votes/roll-call-queries.ts'],
  },
  { path: '/admin/auditoria', page: 'admin-audit-page', most: 200 },
];

/** What a signed-in user's first data wait for besides: the session, its guard and the reads that come by themselves. */
const session = ['src/lib/supabase/user-client.ts', 'src/features/choices/spoken-save.ts'];
const readsOfChoices = 'src/features/choices/reads.ts';
const ofPerson = [...session, 'src/app/guards.tsx'];
const ofChoices = [...ofPerson, readsOfChoices];
/** Public pages show their data first and what was chosen in them after. */
const ofMarks = [...session, readsOfChoices];
const ofPanel = [...session, 'src/app/admin-layout.tsx', 'src/app/admin-pages.ts'];

/** Most bytes (brotli) of script before the first data of the signed-in user. */
const signedIn: readonly { path: string; page: string; most: number; parts: readonly string[] }[] = [
  { path: '/settings', page: 'settings-page', most: 190, parts: ofPerson },
  { path: '/minhas-escolhas', page: 'my-choices-page', most: 170, parts: ofChoices },
  { path: '/minhas-escolhas-2026', page: 'my-choices-2026-page', most: 170, parts: ofChoices },
  { path: '/analise-politica', page: 'analysis-page', most: 170, parts: ofPerson },
  { path: '/', page: 'home-page', most: 160, parts: ofMarks },
  { path: '/candidatos-2026', page: 'candidates-page', most: 156, parts: ofMarks },
  { path: '/candidato/:id', page: 'candidate-page', most: 165, parts: ofMarks },
  { path: '/deputados-federais', page: 'deputies-page', most: 168, parts: ofMarks },
  { path: '/deputado-federal/:id', page: 'deputy-page', most: 176, parts: ofMarks },
  ...panel.map(({ reads = [], ...one }) => ({ ...one, most: 205, parts: [...ofPanel, ...reads] })),
];

/** Most bytes (brotli) of script before a reader of a public page whose content is a late part sees it. */
const withContent: readonly { name: string; page: string; most: number; parts: readonly string[] }[] = [
  { name: 'a escolha', part: 'compare-choice' },
  { name: 'candidatos', part: 'compare-candidates' },
  { name: 'deputados', part: 'compare-deputies' },
].map(({ name, part }) => ({
  name: `/comparar, com ${name}`,
  page: 'compare-page',
  most: 151,
  parts: [`src/pages/${part}.tsx`],
}));

/** Most bytes (brotli) of what somebody opens on a page, beyond that page. */
const opened: readonly { name: string; part: string; page: string; most: number }[] = [
  {
    name: 'histórico da ficha',
    part: 'src/features/candidates/record-history.tsx',
    page: 'candidate-page',
    most: 10,
  },
];

/** Every page with a budget, by the name of its file. */
export const budgetedPages: readonly string[] = [...routes, ...panel].map(({ page }) => page);

/** Most bytes (brotli) of any script that comes later, of the page's own style sheet, of all later ones, of the fonts (already compressed). */
const mostLate = 50;
const mostStyle = 12;
const mostLateStyle = 2;
const mostFont = 45;

/** What no page of the public may ever load. */
const forbidden: readonly { name: string; pattern: RegExp }[] = [
  {
    name: 'código da administração',
    pattern: /^src\/(?:(?:features|pages)\/admin[-/]|features\/[a-z]+-panel\/)/,
  },
  { name: 'parte do cliente que ninguém usa', pattern: /@supabase\/(realtime-js|storage-js)\// },
  {
    name: 'mapa de todos os ícones',
    pattern: /lucide-react\/(dist\/esm\/)?(dynamic|dynamicIconImports|icons\/index)\b/,
  },
];

export interface Site {
  chunks: ReadonlyMap<string, Chunk>;
  /** The script that index.html names. */
  entry: string;
  /** Style sheets that index.html names. */
  styles: readonly Weight[];
  /** Those of parts that come later. */
  lateStyles: readonly Weight[];
  /** Bytes of each font. */
  fonts: readonly number[];
}

export interface Row {
  name: string;
  weight: Weight;
  /** Bytes. */
  most: number;
}

/** Script of each route, style and fonts against what they may weigh. */
export function budgetRows({ chunks, entry, styles, lateStyles, fonts }: Site): Row[] {
  const shell = reach(chunks, [entry]);
  const perRoute = [...routes, ...panel].map(({ path, page, most }) => ({
    name: path,
    weight: sum(reach(chunks, [...shell.map(({ file }) => file), pageOf(chunks, page)])),
    most: most * kB,
  }));
  const withParts = [
    ...withContent,
    ...signedIn.map((one) => ({ ...one, name: `${one.path}, com conta` })),
  ].map(({ name, page, most, parts }) => ({
    name,
    weight: sum(reach(chunks, [entry, pageOf(chunks, page), ...parts.map((part) => chunkOf(chunks, part))])),
    most: most * kB,
  }));
  const perPart = opened.map(({ name, part, page, most }) => {
    const known = new Set(reach(chunks, [entry, pageOf(chunks, page)]));
    const more = reach(chunks, [chunkOf(chunks, part)]).filter((chunk) => !known.has(chunk));
    return { name, weight: sum(more), most: most * kB };
  });
  const font = fonts.reduce((total, bytes) => total + bytes, 0);
  return [
    ...perRoute,
    ...withParts,
    ...perPart,
    { name: 'estilos', weight: sum(styles), most: mostStyle * kB },
    { name: 'estilos tardios', weight: sum(lateStyles), most: mostLateStyle * kB },
    { name: 'fontes', weight: { br: font, gz: font }, most: mostFont * kB },
  ];
}

function pageOf(chunks: ReadonlyMap<string, Chunk>, page: string): string {
  return chunkOf(chunks, `src/pages/${page}.tsx`);
}

/** What breaks a budget, a ban or the order of loading, in sentences; empty when all is well. */
export function faults(site: Site): string[] {
  const { chunks, entry } = site;
  const heavy = budgetRows(site)
    .filter(({ weight, most }) => weight.br > most)
    .map(({ name, weight, most }) => `${name} pesa ${weight.br} bytes (br), o limite é ${most}.`);
  const first = new Set(reach(chunks, [entry]).map(({ file }) => file));
  const late = [...chunks.values()]
    .filter(({ file, br }) => !first.has(file) && br > mostLate * kB)
    .map(({ file, br }) => `${file} pesa ${br} bytes (br), o limite de uma parte tardia é ${mostLate * kB}.`);
  const banned = routes.flatMap(({ path, page }) => bans(chunks, entry, path, page));
  return [...heavy, ...late, ...banned, ...cycleFaults(chunks)];
}

/** The router knows every page, so from the entry only what is loaded with it counts; from the page, all that follows. */
function bans(chunks: ReadonlyMap<string, Chunk>, entry: string, path: string, page: string): string[] {
  const shell = reach(chunks, [entry]);
  const own = reach(chunks, [pageOf(chunks, page)], { late: true, stops: new Set([entry]) });
  const modules = [...new Set([...shell, ...own].flatMap((chunk) => chunk.modules))];
  return forbidden.flatMap(({ name, pattern }) => {
    const found = modules.find((module) => pattern.test(module));
    return found ? [`${path} alcança ${name}: ${found}.`] : [];
  });
}

function inKilobytes(bytes: number): string {
  return (bytes / kB).toFixed(1).replace('.', ',');
}

/** The table that each run prints. */
export function budgetTable(rows: readonly Row[]): string {
  const cells = [
    ['carga inicial (kB)', 'brotli', 'gzip', 'limite br'],
    ...rows.map(({ name, weight, most }) => [
      name,
      inKilobytes(weight.br),
      inKilobytes(weight.gz),
      inKilobytes(most),
    ]),
  ];
  return cells
    .map(([name = '', ...numbers]) => name.padEnd(36) + numbers.map((cell) => cell.padStart(10)).join(''))
    .join('\n');
}
