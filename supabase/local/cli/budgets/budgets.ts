import { type PageRow, addressOf, siteMap } from '../../../../src/lib/site-map.ts';
import { markdownTable, withMarkedText } from '../marked-text.ts';
import { type Chunk, type Weight, chunkOf, reach, sum } from './graph.ts';

function wayBack(chunks: ReadonlyMap<string, Chunk>, start: string): string[] | null {
  const seen = new Set<string>();
  const waiting = [[start]];
  for (let way = waiting.shift(); way !== undefined; way = waiting.shift()) {
    for (const file of chunks.get(way.at(-1) ?? start)?.imports ?? []) {
      if (file === start) return [...way, file];
      if (seen.has(file)) continue;
      seen.add(file);
      waiting.push([...way, file]);
    }
  }
  return null;
}

/** Cyclic scripts read what does not exist yet, whichever page runs first. */
function cycleFaults(chunks: ReadonlyMap<string, Chunk>): string[] {
  const told = new Set<string>();
  return [...chunks.keys()].sort().flatMap((file) => {
    const way = told.has(file) ? null : wayBack(chunks, file);
    for (const one of way ?? []) told.add(one);
    return way === null ? [] : [`Partes que se importam em círculo: ${way.join(' → ')}.`];
  });
}

const kB = 1000;

const pages = siteMap.map((row) => ({ ...row, path: addressOf(row.path) }));

const ofSession = 'src/lib/supabase/user-client.ts';
const ofTaps = 'src/features/choices/mutations.ts';

/** Session, a tap on a choice, and the guard also precede first data. */
const ofAccess: Readonly<Record<PageRow['access'], readonly string[]>> = {
  everybody: [ofSession, ofTaps],
  person: [ofSession, ofTaps, 'src/app/guards.tsx'],
  panel: [ofSession, 'src/app/frame/admin-layout.tsx', 'src/app/admin-pages.ts'],
};

/** Most kB (brotli) of script before the first data of the signed-in user. */
const signedIn = pages.flatMap(({ path, page, access, mostSignedIn: most, parts = [] }) =>
  most === undefined
    ? []
    : [{ name: `${path}, com conta`, page, most, parts: [...ofAccess[access], ...parts] }],
);

/** Most brotli bytes of script before a late part's reader sees it. */
const withContent: readonly { name: string; page: string; most: number; parts: readonly string[] }[] = [
  {
    name: '/comparar, com a escolha',
    page: 'compare/compare-page',
    most: 153,
    parts: ['src/pages/compare/compare-choice.tsx'],
  },
  ...pages.flatMap(({ path, page, named = {}, readBy }) => [
    ...Object.entries(named).map(([whom, one]) => ({
      name: `${path}, com ${whom}`,
      page,
      most: 158,
      parts: [`src/pages/${one.part}.tsx`, one.readBy],
    })),
    ...(readBy === undefined ? [] : [{ name: `${path}, sem arquivo`, page, most: 158, parts: [readBy] }]),
  ]),
];

/** Most bytes (brotli) of what somebody opens on a page, beyond that page. */
const opened: readonly { name: string; part: string; page: string; most: number }[] = [
  {
    name: 'histórico da ficha',
    part: 'src/features/candidates/history/record-history.tsx',
    page: 'candidate-page',
    most: 10,
  },
];

/** Most brotli bytes: a later script, own styles, later styles, fonts (compressed). */
const mostLate = 50;
const mostStyle = 12;
const mostLateStyle = 2;
const mostFont = 45;

const forbidden: readonly { name: string; pattern: RegExp }[] = [
  {
    name: 'código da administração',
    pattern: /^src\/(?:features|pages)\/admin[-/]/,
  },
  { name: 'tabela inteira das páginas', pattern: /^src\/lib\/site-map\.ts$/ },
  { name: 'parte do cliente que ninguém usa', pattern: /@supabase\/(realtime-js|storage-js)\// },
  {
    name: 'mapa de todos os ícones',
    pattern: /lucide-react\/(dist\/esm\/)?(dynamic|dynamicIconImports|icons\/index)\b/,
  },
];

/** Every page but those of the panel, where its code belongs. */
const publicPages = pages.filter(({ access }) => access !== 'panel');

export interface BuiltSite {
  chunks: ReadonlyMap<string, Chunk>;
  entry: string;
  styles: readonly Weight[];
  lateStyles: readonly Weight[];
  fonts: readonly number[];
}

export interface Row {
  name: string;
  weight: Weight;
  most: number;
  /** Of what precedes the first data. */
  scripts?: number;
}

/** Before the first data, outside the panel: browsers fetch few files at once. */
const mostScripts = 21;

function rowOf(name: string, most: number, scripts: readonly Chunk[]): Row {
  return { name, weight: sum(scripts), most: most * kB, scripts: scripts.length };
}

export function budgetRows({ chunks, entry, styles, lateStyles, fonts }: BuiltSite): Row[] {
  const perRoute = pages.map(({ path, page, most }) =>
    rowOf(path, most, reach(chunks, [entry, pageOf(chunks, page)])),
  );
  const withParts = [...withContent, ...signedIn].map(({ name, page, most, parts }) => {
    const begun = [entry, pageOf(chunks, page), ...parts.map((part) => chunkOf(chunks, part))];
    return rowOf(name, most, reach(chunks, begun));
  });
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

export function faults(site: BuiltSite): string[] {
  const { chunks, entry } = site;
  const heavy = budgetRows(site)
    .filter(({ weight, most }) => weight.br > most)
    .map(({ name, weight, most }) => `${name} pesa ${weight.br} bytes (br), o limite é ${most}.`);
  const many = budgetRows(site)
    .filter(({ name, scripts = 0 }) => scripts > mostScripts && !name.startsWith('/admin'))
    .map(({ name, scripts }) => `${name} começa com ${scripts} scripts, o limite é ${mostScripts}.`);
  const first = new Set(reach(chunks, [entry]).map(({ file }) => file));
  const late = [...chunks.values()]
    .filter(({ file, br }) => !first.has(file) && br > mostLate * kB)
    .map(({ file, br }) => `${file} pesa ${br} bytes (br), o limite de uma parte tardia é ${mostLate * kB}.`);
  const banned = publicPages.flatMap(({ path, page }) => bans(chunks, entry, path, page));
  return [...heavy, ...many, ...late, ...banned, ...cycleFaults(chunks)];
}

/** From the entry only static imports count; from the page, everything. */
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

function budgetCells(rows: readonly Row[]): string[][] {
  return rows.map(({ name, weight, most, scripts }) => [
    name,
    scripts?.toString() ?? '',
    inKilobytes(weight.br),
    inKilobytes(weight.gz),
    inKilobytes(most),
  ]);
}

export function budgetTable(rows: readonly Row[]): string {
  return [['carga inicial (kB)', 'scripts', 'brotli', 'gzip', 'limite br'], ...budgetCells(rows)]
    .map(([name = '', ...numbers]) => name.padEnd(36) + numbers.map((cell) => cell.padStart(10)).join(''))
    .join('\n');
}

export const weightsMark = 'node supabase/local/cli.mjs check:budgets --write';

export function withWeights(page: string, rows: readonly Row[], day: string): string {
  const cells = budgetCells(rows).map(([name = '', scripts = '', br = '', , most = '']) => [
    `\`${name}\``,
    scripts,
    br,
    most,
  ]);
  const table = markdownTable([['Carga inicial', 'Scripts', 'kB (brotli)', 'Limite'], ...cells]);
  return withMarkedText(page, weightsMark, `Em ${day}:\n\n${table}`);
}
