import { expect, it } from 'vitest';
import { siteMap } from '../../src/lib/site-map.ts';
import { budgetRows, faults, type BuiltSite } from '../../supabase/local/cli/budgets/budgets.ts';
import { type Chunk, reach } from '../../supabase/local/cli/budgets/graph.ts';

/** Entry, page scripts, one shared part and one late part. */
/** Loaded before a user's first data, in one script of the invented site. */
const personal = [
  'src/lib/supabase/user-client.ts',
  'src/features/choices/mutations.ts',
  'src/app/guards.tsx',
  'src/app/frame/admin-layout.tsx',
  'src/app/admin-pages.ts',
  'src/features/admin/balance/balance-model.ts',
  'src/features/votes/queries.ts',
  'src/features/votes/roll-call/roll-call-queries.ts',
];

/** What a comparison's reader waits for. */
const compared = ['choice', 'candidates', 'deputies'].map((part) => `src/pages/compare/compare-${part}.tsx`);
/** What reads the data where a page's file has none. */
const readers = [...new Set(siteMap.flatMap(({ readBy = [] }) => readBy))];

function aSite(changes: Record<string, Partial<Chunk>> = {}): BuiltSite {
  const chunk = (file: string, module: string, imports: string[] = []): [string, Chunk] => [
    file,
    { file, modules: [module], imports, dynamicImports: [], br: 1_000, gz: 1_200, ...changes[file] },
  ];
  const own = siteMap.map(({ page }) =>
    chunk(`${page.split('/').at(-1)}.js`, `src/pages/${page}.tsx`, ['shared.js']),
  );
  return {
    entry: 'entry.js',
    chunks: new Map([
      chunk('entry.js', 'src/main.tsx', ['shared.js']),
      chunk('shared.js', 'src/ui/button.tsx'),
      ...own,
      ...personal.map((module, place) => chunk(`person-${place}.js`, module)),
      ...compared.map((module, place) => chunk(`compared-${place}.js`, module)),
      ...readers.map((module, place) => chunk(`reader-${place}.js`, module)),
      chunk('late.js', 'src/features/deputies/expenses/expenses-tab.tsx'),
      chunk('history.js', 'src/features/candidates/history/record-history.tsx', ['shared.js', 'words.js']),
      chunk('words.js', 'src/features/candidates/history/record-changes.ts'),
    ]),
    styles: [{ br: 10_000, gz: 12_000 }],
    lateStyles: [{ br: 1_000, gz: 1_200 }],
    fonts: [20_000, 20_000],
  };
}

it('a route weighs its page, the entry and what they import, each once', () => {
  const [home] = budgetRows(aSite());
  expect(home).toEqual({ name: '/', weight: { br: 3_000, gz: 3_600 }, most: 130_000, scripts: 3 });
  expect(faults(aSite())).toEqual([]);
});

it('what comes later weighs nothing at first, but is bounded by itself', () => {
  const late = { 'home-page.js': { dynamicImports: ['late.js'] }, 'late.js': { br: 50_001 } };
  expect(faults(aSite(late))).toEqual([
    'late.js pesa 50001 bytes (br), o limite de uma parte tardia é 50000.',
  ]);
});

it('what the first data of a person wait for is weighed with the page', () => {
  const weightOf = (site: BuiltSite, name: string) =>
    budgetRows(site).find((row) => row.name === name)?.weight.br;
  expect(weightOf(aSite(), '/settings')).toBe(3_000);
  expect(weightOf(aSite(), '/settings, com conta')).toBe(6_000);
  expect(weightOf(aSite(), '/minhas-escolhas, com conta')).toBe(6_000);
  expect(weightOf(aSite(), '/, com conta')).toBe(5_000);
  expect(weightOf(aSite(), '/admin, com conta')).toBe(6_000);
  expect(weightOf(aSite(), '/admin/equilibrio, com conta')).toBe(7_000);
  expect(faults(aSite({ 'person-1.js': { br: 166_000 } }))).toContain(
    '/minhas-escolhas, com conta pesa 171000 bytes (br), o limite é 169000.',
  );
});

it('what a late part of a page shows is weighed with the page that waits for it', () => {
  expect(faults(aSite({ 'compared-2.js': { br: 43_000 }, 'compare-page.js': { br: 114_000 } }))).toContain(
    '/comparar, com deputados pesa 160000 bytes (br), o limite é 158000.',
  );
});

it('what reads the data is weighed with a page whose file has none', () => {
  const heavy = Object.fromEntries(readers.map((_, place) => [`reader-${place}.js`, { br: 156_000 }]));
  expect(faults(aSite(heavy))).toContain(
    '/votacao/:id, sem arquivo pesa 159000 bytes (br), o limite é 158000.',
  );
});

it('a public page that begins with many small scripts is named, one of the panel is not', () => {
  const pages = siteMap.map(({ page }) => `${page.split('/').at(-1)}.js`);
  const imports = pages.filter((file) => !/^(about|admin-audit)-page/.test(file));
  const begun = { 'about-page.js': { imports }, 'admin-audit-page.js': { imports } };
  const told = faults(aSite(begun)).filter((fault) => fault.includes('scripts'));
  expect(told).toEqual([expect.stringMatching(/^\/sobre começa com \d+ scripts, o limite é 21\.$/)]);
});

it('what is opened on a page is weighed beyond that page, with what it brings', () => {
  const history = (site: BuiltSite) => budgetRows(site).find(({ name }) => name === 'histórico da ficha');
  expect(history(aSite())).toMatchObject({ weight: { br: 2_000 }, most: 10_000 });
  expect(faults(aSite({ 'words.js': { br: 9_001 } }))).toEqual([
    'histórico da ficha pesa 10001 bytes (br), o limite é 10000.',
  ]);
});

it('a route, the styles or the fonts over budget are named', () => {
  expect(faults(aSite({ 'home-page.js': { br: 128_001 } }))).toContain(
    '/ pesa 130001 bytes (br), o limite é 130000.',
  );
  expect(faults({ ...aSite(), styles: [{ br: 12_001, gz: 13_000 }] })).toEqual([
    'estilos pesa 12001 bytes (br), o limite é 12000.',
  ]);
  expect(faults({ ...aSite(), lateStyles: [{ br: 2_001, gz: 3_000 }] })).toEqual([
    'estilos tardios pesa 2001 bytes (br), o limite é 2000.',
  ]);
  expect(faults({ ...aSite(), fonts: [45_001] })).toEqual([
    'fontes pesa 45001 bytes (br), o limite é 45000.',
  ]);
});

it.each([
  ['src/features/admin/candidate-form/candidate-form.tsx', 'código da administração'],
  ['src/pages/admin/admin-audit-page.tsx', 'código da administração'],
  ['src/lib/site-map.ts', 'tabela inteira das páginas'],
  ['node_modules/@supabase/realtime-js/dist/module/index.js', 'parte do cliente que ninguém usa'],
  ['node_modules/@supabase/storage-js/dist/index.mjs', 'parte do cliente que ninguém usa'],
  ['node_modules/lucide-react/dist/esm/dynamicIconImports.mjs', 'mapa de todos os ícones'],
])('no public page may reach %s, not even later', (module, name) => {
  const late = { 'about-page.js': { dynamicImports: ['late.js'] }, 'late.js': { modules: [module] } };
  expect(faults(aSite(late))).toEqual([`/sobre alcança ${name}: ${module}.`]);
});

it('a page behind the router is not reached through the entry', () => {
  const site = aSite({
    'entry.js': { dynamicImports: ['late.js'] },
    'late.js': { modules: ['src/features/admin/model.ts'] },
  });
  expect(faults(site)).toEqual([]);
  expect(reach(site.chunks, ['entry.js'], { late: true }).map(({ file }) => file)).toContain('late.js');
});

it('scripts that import each other are told with the way around, each circle once', () => {
  const pair = { 'shared.js': { imports: ['entry.js'] } };
  expect(faults(aSite(pair))).toEqual([
    'Partes que se importam em círculo: entry.js → shared.js → entry.js.',
  ]);
  const wide = {
    'shared.js': { imports: ['late.js'] },
    'late.js': { imports: ['home-page.js'] },
    'about-page.js': { imports: ['about-page.js'] },
  };
  expect(faults(aSite(wide))).toEqual([
    'Partes que se importam em círculo: about-page.js → about-page.js.',
    'Partes que se importam em círculo: home-page.js → shared.js → late.js → home-page.js.',
  ]);
});

it('a part that asks for its importer only later makes no circle', () => {
  expect(faults(aSite({ 'shared.js': { dynamicImports: ['entry.js'] } }))).toEqual([]);
});
