import { brokenInTranslation } from './translation-samples.ts';

export const places = {
  app: 'src/app/invented.tsx',
  page: 'src/pages/invented-page.tsx',
  feature: 'src/features/candidates/invented.ts',
  featureView: 'src/features/candidates/invented-view.tsx',
  queries: 'src/features/candidates/invented-reads.ts',
  otherFeature: 'src/features/choices/invented.ts',
  choices: 'src/features/choices/invented-reads.ts',
  admin: 'src/features/admin/invented.ts',
  ui: 'src/ui/invented.tsx',
  lib: 'src/lib/invented.ts',
  emulator: 'supabase/local/emulator/invented.ts',
  standIns: 'supabase/local/stand-ins/invented.ts',
  records: 'supabase/local/data/invented.ts',
  cli: 'supabase/local/cli/invented.ts',
  ops: 'supabase/ops/invented.ts',
  test: 'tests/laws/invented.test.ts',
  journey: 'e2e/invented.spec.ts',
} as const;

export const uiModule = '@/ui/button';
export const pageModule = '@/pages/home-page';
const edgeModule = '../../functions/_shared/http.ts';
const layers = 'house/layers';
const spelling = 'house/import-spelling';

export const importing = (name: string): string => `import ${JSON.stringify(name)};\n`;

/** Two files that lead to each other by their types alone. */
export const circle = {
  file: 'src/lib/circle.ts',
  text: "import type { Neighbour } from './neighbour';\nexport type Circle = Neighbour[];",
  neighbour: "import type { Circle } from './circle';\nexport type Neighbour = Circle[];",
};

/** Law, invented file, text, and the rule that must name it. */
export const violations: [law: string, file: string, code: string, rule: string][] = [
  ['ui knows no feature', places.ui, importing('@/features/candidates/model'), layers],
  ['ui knows no page, lazily neither', places.ui, `await import('${pageModule}');`, layers],
  ['ui knows nothing of lib but cn', places.ui, importing('@/lib/paths'), layers],
  ['lib knows no ui', places.lib, importing(uiModule), layers],
  ['the exception of admin is one feature only', places.admin, importing(pageModule), layers],
  ['a feature knows no page', places.featureView, importing(pageModule), layers],
  ['a page knows no app', places.page, `${importing('@/app/router')}export function Component() {}`, layers],
  ['a feature knows no other feature', places.otherFeature, importing('@/features/candidates/model'), layers],
  [
    'a feature that shows no politicians imports none',
    'src/features/consent/invented.ts',
    importing('@/features/politicians/states'),
    layers,
  ],
  [
    'politicians know no other feature',
    'src/features/politicians/invented.ts',
    importing('@/features/candidates/model'),
    layers,
  ],
  ['components ask no client', places.feature, importing('@/lib/supabase/public-client'), layers],
  ['one home asks the account', places.choices, importing('@/lib/supabase/public-client'), layers],
  ['src knows no edge function', places.lib, importing('../../supabase/local/emulator/jwt.ts'), layers],
  ['the commands know no src but what publishes it', places.cli, importing('../../../src/lib/paths'), layers],
  ['the emulator knows no src', places.emulator, importing('../../../src/lib/paths'), layers],
  ['the emulator knows no edge function', places.emulator, importing(edgeModule), layers],
  [
    'the emulator knows no stand-in',
    places.emulator,
    importing('../stand-ins/news/default-feeds.ts'),
    layers,
  ],
  [
    'the emulator knows no data of the product',
    places.emulator,
    importing('../data/demo-accounts.ts'),
    layers,
  ],
  ['the emulator knows no command', places.emulator, importing('../cli/stack.ts'), layers],
  [
    'statements are written for a plan that they do not know',
    'supabase/local/emulator/rest/sql/invented.ts',
    importing('../plan/tree.ts'),
    layers,
  ],
  ['the stand-ins know no data', places.standIns, importing('../data/demo-accounts.ts'), layers],
  ['the stand-ins know no command', places.standIns, importing('../cli/stack.ts'), layers],
  ['the data know no stand-in', places.records, importing('../stand-ins/news/default-feeds.ts'), layers],
  ['the data know no command', places.records, importing('../cli/stack.ts'), layers],
  ['no climbing out of a folder', places.feature, importing('../../lib/paths'), spelling],
  ['one folder speaks with ./', places.lib, importing('@/lib/product-name'), spelling],
  [
    'a feature speaks to itself with ./',
    places.feature,
    importing('@/features/candidates/queries'),
    spelling,
  ],
  ['the router is react-router-dom', places.app, importing('react-router'), spelling],
  ['supabase-js stays in lib/supabase', places.queries, importing('@supabase/supabase-js'), spelling],
  ['motion stays in ui', places.featureView, importing('framer-motion'), spelling],
  ['no icon map', places.ui, "import * as icons from 'lucide-react';\nexport const all = icons;", spelling],
  ['no dynamic icons', places.ui, importing('lucide-react/dynamic'), spelling],
  ['no forwardRef', places.ui, "import { forwardRef } from 'react';\nexport const f = forwardRef;", spelling],
  ['no barrel', places.lib, "export * from './product';", 'house/no-barrel'],
  ['no re-export', places.lib, "export { product } from './product';", 'house/no-barrel'],
  ['no default export', places.lib, 'export default 1;', 'import/no-default-export'],
  [
    'a page exports Component',
    places.page,
    'export function HomePage() {\n  return <p>a</p>;\n}',
    'house/page-component',
  ],
  [
    'no raw markup',
    places.ui,
    "export function A() {\n  return <p dangerouslySetInnerHTML={{ __html: 'a' }} />;\n}",
    'house/no-raw-markup',
  ],
  ...brokenInTranslation,
  [
    'the window is not asked after',
    places.lib,
    "export const a = typeof window === 'undefined';",
    'house/no-window-check',
  ],
  [
    'no day of Greenwich',
    places.feature,
    'export const a = new Date().toISOString().slice(0, 10);',
    'house/no-foreign-day',
  ],
  ['no pattern looks behind', places.lib, 'export const a = /(?<!b)c/u;', 'house/no-look-behind'],
  [
    'globals belong to the inline script',
    places.lib,
    'declare global {\n  interface Window {\n    a: string;\n  }\n}\nexport const a = 1;',
    'house/no-window-global',
  ],
  [
    'a built page is not edited by pattern',
    'src/publish/invented.ts',
    "export const a = (html: string) => html.replace('a', 'b');",
    'house/no-edited-page',
  ],
  [
    'no tag is found and replaced',
    places.cli,
    "export const a = (b: string) => b.replace(/<link[^>]*>/, '');",
    'house/no-edited-page',
  ],
  ['local commands know no operator', places.cli, importing('../../ops/admin-role.ts'), layers],
  ['nobody imports publish', places.app, importing('@/publish/pages/routes'), layers],
  [
    'commands publish by the one entrance',
    places.cli,
    importing('../../../src/publish/pages/write-pages.ts'),
    layers,
  ],
  ['a dot goes on with its word', places.featureView, "export const a = 'A · B';", 'house/no-dot-at-an-end'],
  [
    'no innerHTML',
    places.lib,
    "export const set = (a: Element) => (a.innerHTML = 'b');",
    'house/no-raw-markup',
  ],
  [
    'no form.watch',
    places.featureView,
    "import { useForm } from 'react-hook-form';\nexport const useA = () => useForm().watch('a');",
    'house/no-form-watch',
  ],
  [
    'no blank page on failure',
    places.featureView,
    'export function A({ data }: { data?: string }) {\n  if (!data) return null;\n  return <p>{data}</p>;\n}',
    'house/no-blank-page',
  ],
  [
    'no silent catch',
    places.cli,
    'try {\n  run();\n} catch {\n  // quiet\n}\nfunction run(): void {}',
    'house/no-silent-catch',
  ],
  [
    'no focused test',
    places.test,
    "import { it } from 'vitest';\nit.only('a', () => {});",
    'house/no-focused-test',
  ],
  ...[
    'Date.parse(text)',
    'new Date(text)',
    'Date.parse(row.published)',
    'new Date(row.published ?? "")',
    'new Date(`${text}T00:00:00`)',
    'new Date(String(row.published))',
  ].map((read): [string, string, string, string] => [
    `no loose date: ${read}`,
    places.lib,
    `export const a = (text: string, row: { published?: string }) => [text, row, ${read}];`,
    'house/no-loose-date',
  ]),
  [
    'no loose date in an edge function',
    'supabase/functions/camara-proxy/invented.ts',
    'export const a = (text: string) => Date.parse(text);',
    'house/no-loose-date',
  ],
  ['no sleeping journey', places.journey, 'export const a = { state: "networkidle" };', 'house/no-sleep'],
  ['no sleep', places.test, 'await new Promise((resolve) => setTimeout(resolve, 100));', 'house/no-sleep'],
  ['no borrowed sleep', places.test, importing('node:timers/promises'), 'house/no-sleep'],
  ['no time of its own', places.test, "it('a', () => {}, 9_000);", 'house/no-raised-timeout'],
  ['nor for a table', places.test, "it.each([1])('a', () => {}, 9_000);", 'house/no-raised-timeout'],
  ['nor as an option', places.test, "test('a', { timeout: 9_000 }, () => {});", 'house/no-raised-timeout'],
  ['no slow journey', places.journey, 'test.slow();', 'house/no-raised-timeout'],
  ['no index file', 'src/ui/index.ts', 'export const a = 1;', 'house/no-index-file'],
  ['no circle, of types neither', circle.file, circle.text, 'import/no-cycle'],

  // One rule a plugin; their own tests know the rest.
  ['types are read', places.emulator, 'Promise.resolve(1);', 'typescript/no-floating-promises'],
  [
    'effects are read',
    places.ui,
    "import { useEffect, useState } from 'react';\nexport function A() {\n  const [a, setA] = useState(0);\n  useEffect(() => {\n    setA(1);\n  }, []);\n  return <p>{a}</p>;\n}",
    'react/set-state-in-effect',
  ],
  ['pictures are read', places.ui, 'export const A = () => <img src="a.png" />;', 'jsx-a11y/alt-text'],
  ['no note of work to do', places.lib, '// Todo: later.\nexport const a = 1;', 'eslint/no-warning-comments'],
  [
    'a comment silences no rule',
    places.lib,
    "// eslint-disable-next-line no-console\nconsole.log('a');",
    'eslint/no-console',
  ],
];
