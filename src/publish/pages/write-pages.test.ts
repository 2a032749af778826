import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { ana, noRecords, rosa } from '../../../tests/support/public-candidate.ts';
import type { PrerenderedSite } from './render.tsx';
import { siteMap } from '../../lib/site-map.ts';
import { writePages } from './write-pages.ts';

const siteUrl = 'https://exemplo.org.br';
const read = { url: 'https://backend.test/rest/v1/lista', headers: {}, body: '' };

const site: PrerenderedSite = {
  publication: { at: Date.UTC(2026, 10, 22, 15), text: '22/11/2026, 12:00' },
  pages: [
    {
      path: '/',
      head: '<title>Pauta Aberta</title>',
      root: '<div id="root"><h1>Início</h1></div>',
      page: 'home/home-page',
      isShown: true,
      queries: [{ key: ['lista'], data: '</script>' }],
      taps: null,
    },
    {
      path: `/candidato/${ana.id}`,
      head: '<title>Ana</title>',
      root: '<div id="root"><h1>Ana</h1></div>',
      page: 'home/home-page',
      isShown: true,
      queries: [],
      taps: null,
    },
    {
      path: `/deputado-federal/${rosa.id}`,
      head: '<title>Rosa Exemplo</title>',
      root: '<div id="root"><h1>Rosa Exemplo</h1></div>',
      page: 'home/home-page',
      isShown: false,
      queries: [],
      taps: null,
    },
  ],
  frame: { head: '', root: '<div id="root">Carregando...</div>' },
  places: [
    { path: '/', at: '^/$', reads: [read], ownReads: [], page: 'home/home-page', readBy: undefined },
    {
      path: '/comparar',
      at: '^/comparar\\?candidatos=(x)$',
      reads: [read],
      ownReads: [],
      page: 'home/home-page',
      readBy: 'src/features/candidates/reads.ts',
    },
    {
      path: '/deputado-federal/:id',
      at: '^/deputado-federal/([1-9][0-9]*)$',
      reads: [read],
      ownReads: [],
      page: 'home/home-page',
      readBy: 'src/features/candidates/reads.ts',
    },
  ],
  heads: { '/settings': { path: '/settings', title: 'Configurações', isPrivate: true } },
  key: 'key',
  sessionKey: 'sessao',
  failures: [],
};

/** Pages for everybody whose file is a frame that begins to load their code. */
const framed = siteMap.flatMap(({ page, access, file }) =>
  file === 'frame' && access === 'everybody' ? page : [],
);

let folder: string;

const text = (file: string) => readFile(join(folder, file), 'utf8');
const write = (over: Partial<PrerenderedSite> = {}, candidates = [ana]) =>
  writePages({
    render: async () => ({ ...site, ...over }),
    folder,
    siteUrl,
    records: { ...noRecords, candidates, sitting: [rosa] },
    ownPhotos: 'abc',
  });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
  await mkdir(join(folder, '.vite'));
  await writeFile(
    join(folder, '.vite/template.html'),
    '<head><!-- head --><script type="module" crossorigin src="/assets/entry.js"></script><style></style></head><body><div id="root"></div></body>',
  );
  await writeFile(join(folder, '.vite/styles.json'), '["/a.css"]');
  await writeFile(join(folder, 'a.css'), 'a{}');
  await writeFile(
    join(folder, '.vite/manifest.json'),
    JSON.stringify({
      'index.html': {
        file: 'assets/entry.js',
        isEntry: true,
        imports: ['_base.js'],
        dynamicImports: ['home/home-page', ...framed].map((page) => `src/pages/${page}.tsx`),
      },
      '_base.js': { file: 'assets/base.js' },
      '_shared.js': { file: 'assets/shared.js' },
      'src/pages/home/home-page.tsx': { file: 'assets/home.js', imports: ['_base.js', '_shared.js'] },
      '_client.js': { file: 'assets/client.js', name: 'user-client' },
      '_choices.js': { file: 'assets/choices.js', name: 'choices' },
      'src/features/candidates/reads.ts': { file: 'assets/reads.js', imports: ['_base.js'] },
      ...Object.fromEntries(framed.map((page) => [`src/pages/${page}.tsx`, { file: `assets/${page}.js` }])),
    }),
  );
  return () => rm(folder, { recursive: true });
});

it('the writer of pages writes a prerendered page with its head, its data and links to the code that the entry does not load', async () => {
  expect(await write()).toBeNull();
  const page = await text('index.html');
  expect(page).toContain('<title>Pauta Aberta</title>');
  expect(page).toContain(
    '<div id="root"><h1>Início</h1></div><script type="application/json" id="publication">',
  );
  expect(page).toContain('"text":"22/11/2026, 12:00"');
  expect(page).toContain('<meta name="own-photos" content="abc">');
  expect(page).toContain('<link rel="preconnect" href="https://backend.test" crossorigin>');
  expect(page, 'the inline script runs it').not.toContain('<script type="module"');
  expect(page).toContain('"entry":"/assets/entry.js"');
  const [, scripts = ''] = /"entry":"[^"]*","modules":\[([^\]]*)\]/.exec(page) ?? [];
  expect(scripts.split(',').sort()).toEqual([
    '"/assets/base.js"',
    '"/assets/home.js"',
    '"/assets/shared.js"',
  ]);
  expect(page).toContain('"at":"^/$"');
  expect(page).toContain('"sessao","modules":["/assets/client.js","/assets/choices.js"]}');
  expect(page, 'data cannot end its block').toContain('\\u003c/script\\u003e');
});

it('the writer of pages marks the facts of a candidate with the page that they are about, and lets none of them out', async () => {
  const campaign = 'https://ana.exemplo.org';
  await write({}, [{ ...ana, link_site_campanha: campaign }]);
  const page = await text(`candidato/${ana.id}.html`);
  expect(page).toContain(`<script type="application/ld+json" data-head="/candidato/${ana.id}">`);
  expect(page).toContain('"name":"Ana \\u003c/script\\u003e \\"Exemplo\\" \\u0026 Filha"');
  expect(page).toContain(`"sameAs":["https://pt.wikipedia.org/wiki/Ana","${campaign}"]`);
  expect(page).toContain('{"@type":"PoliticalParty","name":"Partido Exemplo","alternateName":"PEX"}');
  expect(page, 'the default of the column is no profession').not.toContain('jobTitle');
});

it('the writer of pages writes a deputy in exercise with the style sheet beside the page, and takes away who no longer is', async () => {
  await write();
  const page = await text(`deputado-federal/${rosa.id}.html`);
  expect(page).toContain('<link rel="stylesheet" crossorigin href="/a.css">');
  expect(page).not.toContain('<style>');
  const preload = page.indexOf('<link rel="preload" as="style" crossorigin href="/a.css">');
  expect(preload).toBeGreaterThan(0);
  expect(preload).toBeLessThan(page.indexOf('id="start"'));
  expect(page).toContain('<h1>Rosa Exemplo</h1>');
  expect(page).toContain('"at":"^/deputado-federal/([1-9][0-9]*)$"');
  expect(page, 'its data are in the file').not.toContain('/assets/reads.js');
  expect(await text('200.html'), 'no list of everybody in the file of all others').not.toContain(
    String(rosa.id),
  );
  const render = async () => ({ ...site, pages: site.pages.slice(0, 2) });
  await writePages({ render, folder, siteUrl, records: { ...noRecords, candidates: [ana] }, ownPhotos: '' });
  expect(await readdir(folder)).not.toContain('deputado-federal');
});

it('the writer of pages begins a part that the address names with its reads, its code and the code that reads', async () => {
  const [home] = site.pages;
  if (home === undefined) throw new Error('No page');
  await write({ pages: [{ ...home, path: '/comparar' }] });
  const compared = await text('comparar.html');
  expect(compared).toContain('"at":"^/comparar\\\\?candidatos=(x)$"');
  expect(compared).toContain('"modules":["/assets/home.js","/assets/shared.js","/assets/reads.js"]');
});

it('the writer of pages begins screens that are not prerendered with the frame and their head, the panel with nothing', async () => {
  await write();
  const settings = await text('settings.html');
  expect(settings).toContain('<title data-head>Configurações · Pauta Aberta</title>');
  expect(settings).toContain('<meta name="robots" content="noindex" data-head />');
  expect(settings).toContain('Carregando...');
  const panel = await text('admin/login.html');
  expect(panel).toContain('<div id="root"></div>');
  expect(panel, 'nobody chooses there').toContain('"modules":["/assets/client.js"]');
  const other = await text('200.html');
  expect(other).toContain('Carregando...');
  expect(other).toContain('"path":null');
  expect(other, 'what it shows waits for the code that reads').toMatch(
    /"at":"\^\/deputado-federal[^]*"modules":\[[^\]]*"\/assets\/reads\.js"\]/,
  );
  expect(other).not.toMatch(/canonical|og:url|noindex/);
});

it('the writer of pages takes away the page of a candidate who is gone, and says which pages came without their data', async () => {
  await write();
  const notice = await write({ failures: ['/: sem resposta'] }, []);
  expect(await readdir(folder)).not.toContain('candidato');
  expect(notice).toBe('O backend não respondeu (/: sem resposta): estas páginas começam sem os seus dados.');
});

it('the writer of pages refuses an index.html without its places', async () => {
  await writeFile(
    join(folder, '.vite/template.html'),
    '<head><script type="module" crossorigin src="/assets/entry.js"></script><style></style></head><body><div id="root"></div></body>',
  );
  await expect(write()).rejects.toThrow('A página não tem exatamente um <!-- head -->.');
});
