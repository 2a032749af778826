import { importing, pageModule, places, uiModule } from './law-samples.ts';

/** What each layer may do. */
export const cleanSamples: [layer: string, file: string, code: string][] = [
  ['app', places.app, `${importing('@/features/candidates/queries')}${importing(pageModule)}`],
  [
    'pages',
    places.page,
    `import { paths } from '@/lib/paths';\nexport function Component() {\n  return <p>{Object.keys(paths).join()}</p>;\n}`,
  ],
  [
    'features',
    places.featureView,
    `${importing(uiModule)}${importing('@/lib/paths')}${importing('./model')}`,
  ],
  ['data access', places.queries, importing('@/lib/supabase/public-client')],
  [
    'types of the client, anywhere',
    places.feature,
    `import type { PublicDb } from '@/lib/supabase/public-client';\nexport type A = PublicDb;`,
  ],
  ['admin builds on candidates', places.admin, importing('@/features/candidates/model')],
  ['whoever shows politicians', places.feature, importing('@/features/politicians/states')],
  [
    'ui',
    places.ui,
    `import { cn } from '@/lib/cn';\nexport function A() {\n  return <p className={cn('a')}>a</p>;\n}`,
  ],
  [
    'text that is alone beside parts',
    places.ui,
    "export function A({ a }: { a: boolean }) {\n  return (\n    <p>\n      {a ? <b>a</b> : null}\n      <span>{a ? 'voto' : 'votos'}</span>\n    </p>\n  );\n}",
  ],
  [
    'one of several parts at the end, or beside a text alone',
    places.ui,
    "export function A({ a }: { a: boolean }) {\n  const B = a ? 'b' : 'i';\n  return (\n    <p>\n      <B />\n      <span>Copiar</span>\n    </p>\n  );\n}",
  ],
  [
    'a value alone in its element, or one text with its words',
    places.ui,
    'export function A({ a }: { a: string }) {\n  return (\n    <div>\n      <p>\n        Nome: <b>{a}</b>\n      </p>\n      <p>{`Nome: ${a}`}</p>\n    </div>\n  );\n}',
  ],
  ['lib', places.lib, importing('./product')],
  [
    'dates of a known form',
    places.lib,
    'export const a = (day: string, moment: number) => [new Date(moment), new Date(moment - 1), new Date(Date.UTC(2026, 9, 4)), new Date(`${day}T00:00:00-03:00`), Date.parse(`${day}T00:00:00Z`), new Date()];',
  ],
  ['session', 'src/lib/session/invented.ts', importing('@/lib/supabase/public-client')],
  ['emulator', places.emulator, importing('./jwt.ts')],
  ['stand-ins on the emulator', places.standIns, importing('../emulator/gateway/listen.ts')],
  ['data on the emulator', places.records, importing('../emulator/database/snapshot.ts')],
  ['operators on the rules of the site', places.ops, importing('../../src/lib/round-checks.ts')],
  [
    'commands',
    places.cli,
    ['./stack.ts', '../data/demo-accounts.ts', '../stand-ins/news/default-feeds.ts', '../emulator/jwt.ts']
      .map(importing)
      .join(''),
  ],
  ['a journey on the local stack', places.journey, importing('../supabase/local/emulator/jwt.ts')],
];
