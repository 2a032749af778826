import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { pagesOptions, writePages } from './write-pages.ts';

const site = 'https://exemplo.org.br';
const ana = {
  id: '11111111-1111-4111-8111-111111111111',
  nome: 'Ana </script> "Exemplo" & Filha',
  partido_sigla: 'PEX',
  partido_nome: 'Partido Exemplo',
  partido_cor_hex: '#2eabb1',
  numero_urna: 99,
  profissao: 'Político',
  link_wikipedia: 'https://pt.wikipedia.org/wiki/Ana',
  link_site_campanha: null,
  election_year: 2026,
  status: 'active',
  updated_at: '2026-11-20T10:00:00.5+00:00',
};
const bia = {
  ...ana,
  id: '22222222-2222-4222-8222-222222222222',
  nome: 'Bia Exemplo',
  profissao: 'Médica',
  numero_urna: null,
};

const rui = {
  ...ana,
  id: '33333333-3333-4333-8333-333333333333',
  nome: 'Rui Exemplo',
  status: 'archived',
};

let folder: string;
let backend: Server;
let url: string;
let answer: unknown;
let asked: { address: URL; key: string | undefined } | undefined;

const text = (file: string) => readFile(join(folder, file), 'utf8');
const anonKey = 'public-key';

beforeAll(async () => {
  backend = createServer((request, response) => {
    const key = request.headers['apikey'];
    asked = { address: new URL(request.url ?? '', url), key: typeof key === 'string' ? key : undefined };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const address = backend.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});

beforeEach(async () => {
  answer = [ana, bia];
  folder = await mkdtemp(join(tmpdir(), 'pages-'));
  const page = (root: string) => `<!doctype html><head><!-- head --></head><body>${root}</body>`;
  await writeFile(join(folder, 'index.html'), page('<div id="root">Início</div>'));
  await writeFile(join(folder, '200.html'), page('<div id="root"></div>'));
  await writeFile(join(folder, 'auth.html'), page('<div id="root">Entrar</div>'));
  return () => rm(folder, { recursive: true });
});

afterAll(() => {
  backend.close();
});

it('gives an archived candidate a page with the picture of the site, for a card would show a candidacy', async () => {
  answer = [ana, rui];
  expect(await writePages({ folder, siteUrl: site, backend: { url, anonKey } })).toBeNull();
  const page = await text(`candidato/${rui.id}.html`);
  expect(page).toContain('<title>Rui Exemplo · Pauta Aberta</title>');
  expect(page).toContain(`${site}/og/site.png`);
  expect(page).not.toContain(`${site}/og/${rui.id}.png`);
  expect((await readdir(join(folder, 'og'))).sort()).toEqual([`${ana.id}.png`, 'site.png']);
});

it('writes a file for each page, and asks for candidates as a visitor, never for deleted ones', async () => {
  expect(await writePages({ folder, siteUrl: site, backend: { url, anonKey } })).toBeNull();
  expect(asked?.key).toBe(anonKey);
  expect(asked?.address.pathname).toBe('/rest/v1/candidatos_presidencia_2026');
  expect(asked?.address.searchParams.get('status')).toBe('in.(active,archived)');

  const page = await text(`candidato/${bia.id}.html`);
  expect(page).toContain('<title>Bia Exemplo · Pauta Aberta</title>');
  expect(page).toContain(`<link rel="canonical" href="${site}/candidato/${bia.id}" data-head />`);
  expect(page).toContain(`${site}/og/${bia.id}.png?v=${Date.parse(bia.updated_at)}`);
  expect(page).toContain('<div id="root"></div>');
  expect(page).toContain('"jobTitle":"Médica"');
  expect(page).toContain('"sameAs":["https://pt.wikipedia.org/wiki/Ana"]');

  expect(await text('index.html')).toContain('<div id="root">Início</div>');
  expect(await text('auth.html'), 'a drawn page keeps its drawing').toContain('<div id="root">Entrar</div>');
  expect(await text('auth.html')).toContain('<title>Entrar · Pauta Aberta</title>');
  expect(await text('deputados-federais.html'), 'nothing was drawn').toContain('<div id="root"></div>');
  expect(await text('index.html')).toContain('"@type":"WebSite"');
  expect(await text('sobre.html')).toContain('<title>Sobre e método · Pauta Aberta</title>');
  expect(await text('admin/login.html')).toContain('<meta name="robots" content="noindex" data-head />');
  expect(await text('200.html')).not.toMatch(/canonical|og:url|noindex/);

  const sitemap = await text('sitemap.xml');
  expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    ...['/', '/candidatos-2026', '/deputados-federais', '/sobre', '/privacidade', '/acessibilidade'].map(
      (path) => site + path,
    ),
    `${site}/candidato/${ana.id}`,
    `${site}/candidato/${bia.id}`,
  ]);
  expect(sitemap).toContain('<lastmod>2026-11-20T10:00:00.500Z</lastmod>');
});

it('begins the page of every candidate with what is drawn for all of them, again and again', async () => {
  const drawing = '<div id="root">Carregando candidato...</div>';
  await writeFile(join(folder, 'candidato.html'), `<head><!-- head --></head><body>${drawing}</body>`);
  for (let round = 0; round < 2; round += 1) {
    await writePages({ folder, siteUrl: site, backend: { url, anonKey } });
    for (const { id } of [ana, bia]) expect(await text(`candidato/${id}.html`)).toContain(drawing);
  }
  expect(await text('candidato.html')).not.toMatch(/canonical|og:url|noindex|Ana|Bia/);
});

it('lets no text of a record out of its place, and says of a person only what the record knows', async () => {
  await writePages({ folder, siteUrl: site, backend: { url, anonKey } });
  const page = await text(`candidato/${ana.id}.html`);
  expect(page).toContain('<title>Ana &lt;/script&gt; &quot;Exemplo&quot; &amp; Filha · Pauta Aberta</title>');
  expect(page).toContain('"name":"Ana \\u003c/script\\u003e \\"Exemplo\\" \\u0026 Filha"');
  expect(page.match(/<\/script>/g)).toHaveLength(2);
  expect(page, 'the default of the column is no profession').not.toContain('jobTitle');
});

it('draws every picture as a PNG of 1200 x 630, a record without number too', async () => {
  await writePages({ folder, siteUrl: site, backend: { url, anonKey } });
  const files = await readdir(join(folder, 'og'));
  expect(files.sort()).toEqual([`${ana.id}.png`, `${bia.id}.png`, 'site.png'].sort());
  for (const file of files) {
    const picture = await readFile(join(folder, 'og', file));
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(picture.byteLength).toBeLessThan(300_000);
  }
});

it('takes away the page of a candidate who is gone', async () => {
  await writePages({ folder, siteUrl: site, backend: { url, anonKey } });
  answer = [bia];
  await writePages({ folder, siteUrl: site, backend: { url, anonKey } });
  expect(await readdir(join(folder, 'candidato'))).toEqual([`${bia.id}.html`]);
  expect(await text('sitemap.xml')).not.toContain(ana.id);
});

it('writes the other pages and says so when the backend fails or answers nonsense', async () => {
  const nowhere = { url: 'http://127.0.0.1:1', anonKey };
  expect(await writePages({ folder, siteUrl: null, backend: nowhere })).toMatch(
    /^O backend não respondeu \(.+\): as páginas e imagens de compartilhamento dos candidatos não foram escritas\.$/,
  );
  answer = [{ ...ana, status: 'deleted' }];
  expect(await writePages({ folder, siteUrl: null, backend: { url, anonKey } })).toMatch(/^O backend não/);
  expect(await readdir(folder)).not.toContain('candidato');
  expect(await readdir(folder), 'no address is claimed').not.toContain('sitemap.xml');
  expect(await text('robots.txt')).toContain('Disallow: /admin');
  expect(await text('sobre.html')).toContain('<title>Sobre e método · Pauta Aberta</title>');
});

it('takes no address that is not an origin', () => {
  expect(pagesOptions(folder, { VITE_SITE_URL: `${site}/` }).siteUrl).toBe(site);
  for (const wrong of [
    'exemplo.org.br',
    `${site}/pasta`,
    `${site}/?a=1`,
    'ftp://exemplo.org.br',
    'javascript:1',
  ])
    expect(() => pagesOptions(folder, { VITE_SITE_URL: wrong })).toThrow(
      'VITE_SITE_URL deve ser só a origem do site',
    );
});
