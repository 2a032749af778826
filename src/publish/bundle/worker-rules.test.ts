// @vitest-environment node
import { expect, test } from 'vitest';
import { siteMap } from '../../lib/site-map.ts';
import { hashedAsset, pageAddress, readingScripts } from './worker-rules.ts';

test.each([
  '/',
  '/?aba=favoritos',
  '/candidatos-2026',
  '/candidato/1d406712-5c3f-53c5-9a30-baef40954369',
  '/deputados-federais?uf=SP&nome=J.%20Silva',
  '/deputado-federal/160541?aba=despesas',
  '/auth?code=abc&volta=%2Fsettings',
  '/administrar',
  '/authors/v1',
  '/nada/de/nada',
])('%s opens the application without a network', (address) => {
  expect(pageAddress.test(address)).toBe(true);
});

test.each([
  '/rest/v1/candidatos_presidencia_2026?select=*',
  '/rest/v1?x',
  '/rest/v1',
  '/auth/v1/authorize?provider=google',
  '/auth/v1/verify?token=abc',
  '/functions/v1/analise-politica',
  '/storage/v1/object/public/foto',
  '/graphql/v1',
  '/realtime/v1/websocket',
  '/assets/missing',
  '/icons/missing',
  '/photos/missing',
  '/admin',
  '/admin?aba=1',
  '/admin/candidatos',
  '/robots.txt',
  '/sw.js',
  '/manifest.webmanifest',
  '/candidato/1d406712.html',
])('%s is never answered with the application', (address) => {
  expect(pageAddress.test(address)).toBe(false);
});

test('only what carries the hash of its content is kept for good', () => {
  for (const address of ['assets/index-CDS8cyVS.js', 'https://site.test/assets/text-BGvmxXPo.woff2'])
    expect(hashedAsset.test(address)).toBe(true);
  for (const address of [
    'https://site.test/assets/index-CDS8cyVS.js?token=1',
    'https://site.test/rest/v1/usuario_candidatos_relacao',
    'https://site.test/auth/v1/user',
    'https://site.test/theme.js',
    'https://site.test/assets/a/b.json',
  ])
    expect(hashedAsset.test(address)).toBe(false);
});

const script = (fileName: string, parts: Partial<Parameters<typeof readingScripts>[0][number]> = {}) => ({
  fileName: `assets/${fileName}.js`,
  isEntry: false,
  moduleIds: [],
  imports: [],
  dynamicImports: [],
  ...parts,
});
const pageOf = (name: string) => siteMap.find(({ page }) => page.split('/').at(-1) === `${name}-page`)?.page;
const pageScript = (name: string, imports: string[] = []) =>
  script(name, { moduleIds: [`/app/src/pages/${pageOf(name)}.tsx`], imports });

test('the worker fetches beforehand what reading needs, and nothing of a person or of the panel', () => {
  const pages = [
    'home',
    'candidates',
    'deputy',
    'not-found',
    'auth',
    'settings',
    'my-choices',
    'sample-deputies',
  ];
  const scripts = [
    script('index-1', {
      isEntry: true,
      imports: ['assets/base-1.js'],
      dynamicImports: [
        ...[...pages, 'words', 'admin-layout-1', 'user-client-1'].map((name) => `assets/${name}.js`),
        'assets/gone.js',
      ],
    }),
    script('base-1'),
    script('words', { dynamicImports: ['assets/toaster.js'] }),
    script('toaster'),
    ...pages.map((name) => pageScript(name, name === 'settings' ? ['assets/forms.js'] : ['assets/parts.js'])),
    script('parts', { dynamicImports: ['assets/index-1.js', 'assets/user-client-1.js', 'assets/guards.js'] }),
    script('forms'),
    script('admin-layout-1', { imports: ['assets/panel.js'] }),
    script('panel'),
    script('user-client-1'),
    script('guards', { moduleIds: ['/site/src/app/guards.tsx'] }),
  ];
  const kept = [
    'base-1',
    'candidates',
    'deputy',
    'home',
    'index-1',
    'not-found',
    'parts',
    'toaster',
    'words',
  ];
  expect([...readingScripts(scripts)].sort()).toEqual(kept.map((name) => `assets/${name}.js`));
});

test('a part that few open is kept once it was used, not beforehand', () => {
  const scripts = [
    script('entry', {
      isEntry: true,
      dynamicImports: ['votes', 'speeches', 'account', 'device', 'notice'].map((name) => `assets/${name}.js`),
    }),
    script('account', { moduleIds: ['/app/src/features/choices/account-home.ts'] }),
    script('device', { moduleIds: ['/app/src/features/choices/device/device-home.ts'] }),
    script('notice', { moduleIds: ['/app/src/pages/my-choices/device-notice.tsx'] }),
    script('votes', { moduleIds: ['/app/src/pages/deputies/deputy-votes.tsx'] }),
    script('speeches', { moduleIds: ['/app/src/features/deputies/records/speeches-tab.tsx'] }),
  ];
  expect([...readingScripts(scripts)].sort()).toEqual(['assets/entry.js', 'assets/speeches.js']);
});
