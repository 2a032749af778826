import { readdirSync } from 'node:fs';
import path from 'node:path';

const source = path.resolve(import.meta.dirname, '../../src');

/** The module name of some file in a folder of src, so that the laws do not depend on what the files are called. */
function someModule(folder: string): string {
  const name = readdirSync(path.join(source, folder))
    .sort()
    .find((entry) => /\.tsx?$/.test(entry) && !entry.includes('.test.'));
  if (name === undefined) throw new Error(`no module in src/${folder}`);
  return `@/${folder}/${name.replace(/\.tsx?$/, '')}`;
}

export const places = {
  app: 'src/app/invented.tsx',
  page: 'src/pages/invented-page.tsx',
  feature: 'src/features/candidates/invented.ts',
  featureView: 'src/features/candidates/invented-view.tsx',
  queries: 'src/features/candidates/queries.ts',
  otherFeature: 'src/features/choices/invented.ts',
  admin: 'src/features/admin/invented.ts',
  ui: 'src/ui/invented.tsx',
  lib: 'src/lib/invented.ts',
  emulator: 'supabase/local/emulator/invented.ts',
  world: 'supabase/local/world/invented.ts',
  records: 'supabase/local/data/invented.ts',
  cli: 'supabase/local/cli/invented.ts',
  test: 'tests/laws/invented.test.ts',
  journey: 'e2e/invented.spec.ts',
} as const;

export const uiModule = someModule('ui');
export const pageModule = someModule('pages');
const edgeModule = '../../functions/_shared/http.ts';
const layers = 'boundaries/dependencies';
const spelling = '@typescript-eslint/no-restricted-imports';
const syntax = 'no-restricted-syntax';

export const importing = (name: string): string => `import ${JSON.stringify(name)};\n`;
/** One deliberate breach of each law: the law, the invented file, its text, the rule that must name it. */
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
  ['src knows no edge function', places.lib, importing('../../supabase/local/emulator/jwt.ts'), layers],
  ['the commands know no src but what publishes it', places.cli, importing('../../../src/lib/paths'), layers],
  ['the emulator knows no src', places.emulator, importing('../../../src/lib/paths'), layers],
  ['the emulator knows no edge function', places.emulator, importing(edgeModule), layers],
  ['the emulator knows no stand-in', places.emulator, importing('../world/news/default-feeds.ts'), layers],
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
  ['the stand-ins know no data', places.world, importing('../data/demo-accounts.ts'), layers],
  ['the stand-ins know no command', places.world, importing('../cli/stack.ts'), layers],
  ['the data know no stand-in', places.records, importing('../world/news/default-feeds.ts'), layers],
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
  ['no barrel', places.lib, "export * from './product';", syntax],
  ['no re-export', places.lib, "export { product } from './product';", syntax],
  ['no default export', places.lib, 'export default 1;', 'import-x/no-default-export'],
  ['a page exports Component', places.page, 'export function HomePage() {\n  return <p>a</p>;\n}', syntax],
  [
    'no raw markup',
    places.ui,
    "export function A() {\n  return <p dangerouslySetInnerHTML={{ __html: 'a' }} />;\n}",
    syntax,
  ],
  ['the window is not asked after', places.lib, "export const a = typeof window === 'undefined';", syntax],
  [
    'globals belong to the inline script',
    places.lib,
    'declare global {\n  interface Window {\n    a: string;\n  }\n}\nexport const a = 1;',
    syntax,
  ],
  [
    'a built page is not edited by pattern',
    'src/publish/invented.ts',
    "export const a = (html: string) => html.replace('a', 'b');",
    syntax,
  ],
  [
    'no tag is found and replaced',
    places.cli,
    "export const a = (b: string) => b.replace(/<link[^>]*>/, '');",
    syntax,
  ],
  ['nobody imports prerender', places.app, importing('@/prerender/routes'), layers],
  [
    'no command but the two that build the site imports prerender',
    places.cli,
    importing('../../../src/prerender/styles.ts'),
    layers,
  ],
  ['no innerHTML', places.lib, "export const set = (a: Element) => (a.innerHTML = 'b');", syntax],
  [
    'no form.watch',
    places.featureView,
    "import { useForm } from 'react-hook-form';\nexport const useA = () => useForm().watch('a');",
    syntax,
  ],
  [
    'no blank page on failure',
    places.featureView,
    'export function A({ data }: { data?: string }) {\n  if (!data) return null;\n  return <p>{data}</p>;\n}',
    syntax,
  ],
  [
    'no silent catch',
    places.cli,
    'try {\n  run();\n} catch {\n  // quiet\n}\nfunction run(): void {}',
    syntax,
  ],
  ['no focused test', places.test, "import { it } from 'vitest';\nit.only('a', () => {});", syntax],
  ['no sleeping journey', places.journey, 'export const a = { state: "networkidle" };', syntax],
  ['no any', places.lib, 'export const a = (b: any) => String(b);', '@typescript-eslint/no-explicit-any'],
  [
    'no non-null assertion',
    places.lib,
    'export const a = (b?: string) => b!.length;',
    '@typescript-eslint/no-non-null-assertion',
  ],
  [
    'no type assertion',
    places.cli,
    'export const a = (b: unknown) => b as string;',
    '@typescript-eslint/consistent-type-assertions',
  ],
  [
    'types are imported as types',
    places.feature,
    "import { candidateQueries } from './queries';\nexport type A = typeof candidateQueries;",
    '@typescript-eslint/consistent-type-imports',
  ],

  [
    'no ts comment',
    places.lib,
    '// @ts-expect-error because\nexport const a: string = 1;',
    '@typescript-eslint/ban-ts-comment',
  ],
  ['no console in the site', places.lib, "console.log('a');", 'no-console'],
  ['no long file', places.lib, 'export {};\n'.repeat(251), 'max-lines'],
  [
    'no long function',
    places.lib,
    `export function a() {\n${'  void 0;\n'.repeat(60)}}`,
    'max-lines-per-function',
  ],
  [
    'no effect that sets state',
    places.ui,
    "import { useEffect, useState } from 'react';\nexport function A() {\n  const [a, setA] = useState(0);\n  useEffect(() => {\n    setA(1);\n  }, []);\n  return <p>{a}</p>;\n}",
    'react-hooks/set-state-in-effect',
  ],
  [
    'no conditional hook',
    places.ui,
    "import { useId } from 'react';\nexport function A({ on }: { on: boolean }) {\n  if (on) return null;\n  return <p>{useId()}</p>;\n}",
    'react-hooks/rules-of-hooks',
  ],
  [
    'no picture without words',
    places.ui,
    'export const A = () => <img src="a.png" />;',
    'jsx-a11y-x/alt-text',
  ],
  [
    'no click without a key',
    places.ui,
    'export const A = () => <div onClick={() => undefined}>a</div>;',
    'jsx-a11y-x/click-events-have-key-events',
  ],
  [
    'one kind of export in a component file',
    places.ui,
    'export const size = [1].map(String);\nexport function A() {\n  return <p>{size}</p>;\n}',
    'react-refresh/only-export-components',
  ],
];

/** Breaches that only types reveal; these files exist, because types need a project. */
export const typedViolations: typeof violations = [
  [
    'no floating promise',
    'supabase/local/emulator/jwt.ts',
    'Promise.resolve(1);',
    '@typescript-eslint/no-floating-promises',
  ],
  [
    'no promise where none is awaited',
    'src/app/app.tsx',
    'export function A() {\n  return <button onClick={async () => { await Promise.resolve(); }}>a</button>;\n}',
    '@typescript-eslint/no-misused-promises',
  ],
];
