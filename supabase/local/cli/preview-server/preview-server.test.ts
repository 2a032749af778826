import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readHeaderRules } from './published-headers.ts';
import { createPreviewServer, type PreviewServer } from './preview-server.ts';

const hostHeaders = `/*
  X-Test: a: b
  Strict-Transport-Security: max-age=1
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/
  X-Own: home
/candidato/*
  X-Own: one
/auth
  X-Robots-Tag: noindex
`;

const large = 'export const word = 1;\n'.repeat(200);

let folder: string;
let site: PreviewServer;

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return site.fetch(new Request(`http://localhost:5173${path}`, { headers }));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  const dist = join(folder, 'dist');
  await mkdir(join(dist, 'assets'), { recursive: true });
  await mkdir(join(dist, 'candidatos-2026'));
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(dist, 'index.html'), '<title>home</title>');
  await writeFile(join(dist, 'candidatos-2026', 'index.html'), '<title>candidates</title>');
  await writeFile(join(dist, 'assets', 'index-abc.js'), 'export {};');
  await writeFile(join(dist, 'assets', 'large-abc.js'), large);
  await copyFile(new URL('./preview-server.ts', import.meta.url), join(dist, 'assets', 'code-abc.js'));
  await writeFile(join(dist, 'ícone.svg'), '<svg/>');
  await writeFile(join(dist, '.env'), 'secret');
  await writeFile(join(dist, '_headers'), hostHeaders);
  site = await createPreviewServer(dist);
});

afterAll(() => rm(folder, { recursive: true }));

test('files come with their type, and built assets are cached for good', async () => {
  const asset = await get('/assets/index-abc.js');
  expect(asset.status).toBe(200);
  expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await get('/%C3%ADcone.svg')).headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
});

test('pages are asked again each time, and every answer has the headers of the built site', async () => {
  for (const path of ['/', '/assets/index-abc.js', '/assets/missing.js', '/candidato/1', '/robots.txt']) {
    expect((await get(path)).headers.get('x-test')).toBe('a: b');
  }
  expect((await get('/')).headers.get('cache-control')).toBe('no-cache');
});

test('an address of its own has its own headers, and a page that none names is kept out of search engines', async () => {
  const said = async (path: string, name: string) => (await get(path)).headers.get(name);
  expect([await said('/', 'x-own'), await said('/candidato/1', 'x-own')]).toEqual(['home', 'one']);
  expect([await said('/auth', 'x-own'), await said('/candidato', 'x-own')]).toEqual([null, null]);
  for (const path of ['/auth', '/auth/', '/nada', '/candidato', '/candidatos'])
    expect(await said(path, 'x-robots-tag'), path).toBe('noindex');
  for (const path of ['/', '/candidato/1', '/assets/index-abc.js', '/%C3%ADcone.svg'])
    expect(await said(path, 'x-robots-tag'), path).toBeNull();
});

test('what only counts over https is not sent over http, and the file for the hosts is no page of the site', async () => {
  expect((await get('/')).headers.get('strict-transport-security')).toBeNull();
  expect((await get('/_headers', { 'sec-fetch-dest': 'empty' })).status).toBe(404);
});

test('a site without its headers is not served, and no line of them is left out in silence', async () => {
  const bare = await mkdtemp(join(tmpdir(), 'site-'));
  await expect(createPreviewServer(bare)).rejects.toThrow('não tem o arquivo _headers');
  await rm(bare, { recursive: true });
  expect(() => readHeaderRules('/a/:id\n  X-Test: 1')).toThrow('/a/:id');
});

test('a page of the application is index.html, and a page with a file of its own is that file', async () => {
  expect(await (await get('/candidato/123')).text()).toBe('<title>home</title>');
  expect(await (await get('/deputados-federais?uf=SP')).text()).toBe('<title>home</title>');
  expect(await (await get('/auth', { 'sec-fetch-dest': 'document' })).text()).toBe('<title>home</title>');
  expect(await (await get('/candidatos-2026')).text()).toBe('<title>candidates</title>');
  expect(await (await get('/candidatos-2026/')).text()).toBe('<title>candidates</title>');
});

test('a candidate with a file of its own is that file; other addresses get the page that claims none', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(dist, 'candidato'));
  await writeFile(join(dist, '_headers'), await readFile(join(folder, 'dist', '_headers'), 'utf8'));
  await writeFile(join(dist, 'index.html'), '<title>home</title>');
  await writeFile(join(dist, '200.html'), '<title>any</title>');
  await writeFile(join(dist, 'candidato', '1.html'), '<title>Ana</title>');
  const { fetch } = await createPreviewServer(dist);
  const textOf = async (path: string) => (await fetch(new Request(`http://localhost:5173${path}`))).text();
  expect(await textOf('/')).toBe('<title>home</title>');
  expect(await textOf('/candidato/1')).toBe('<title>Ana</title>');
  expect(await textOf('/candidato/2')).toBe('<title>any</title>');
  const head = await fetch(new Request('http://localhost:5173/candidato/1', { method: 'HEAD' }));
  expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  await rm(dist, { recursive: true });
});

test('a page that a service worker asks for on a navigation is a page, whatever it is of', async () => {
  const navigation = { 'sec-fetch-dest': 'empty', accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
  for (const [path, status] of [
    ['/deputado-federal/74158', 200],
    ['/candidato/registered-since', 200],
    ['/deputado-federal/1.5', 404],
  ] as const) {
    const page = await get(path, navigation);
    expect([page.status, await page.text()], path).toEqual([status, '<title>home</title>']);
  }
  expect((await get('/assets/missing.js', navigation)).status).toBe(404);
});

test('a missing asset, file or subresource is 404, never a page', async () => {
  const missing = await get('/assets/missing.js');
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-cache']);
  expect((await get('/assets/missing')).status).toBe(404);
  expect((await get('/robots.txt')).status).toBe(404);
  expect((await get('/api/data', { 'sec-fetch-dest': 'empty' })).status).toBe(404);
  expect((await get('/foto', { 'sec-fetch-dest': 'image' })).status).toBe(404);
});

test('a person at a name with a dot or a broken % gets the page that says that nothing is there; programs and parts of pages do not', async () => {
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
  const persons: Record<string, string>[] = [{ 'sec-fetch-dest': 'document', accept }, { accept }];
  const others: Record<string, string>[] = [{}, { accept: '*/*' }, { 'sec-fetch-dest': 'image', accept }];
  for (const path of ['/deputado-federal/1.5', '/wp-login.php', '/%', '/candidato/%E0%A4%A']) {
    for (const headers of persons) {
      const page = await get(path, headers);
      expect(page.status, path).toBe(404);
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await page.text()).toBe('<title>home</title>');
    }
    const known = { accept, 'if-none-match': (await get('/')).headers.get('etag') ?? '' };
    expect((await get(path, known)).status, 'never as unchanged').toBe(404);
    for (const headers of others)
      expect(await (await get(path, headers)).text(), path).toBe('Não encontrado');
  }
  expect(await (await get('/assets/old.js', { 'sec-fetch-dest': 'document', accept })).text()).toBe(
    'Não encontrado',
  );
});

test('no spelling of a path reaches a file outside the site or a hidden one', async () => {
  const paths = [
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '//etc/passwd',
    '/.env',
    '/%00/secret.txt',
    '/%E0%A4%A/secret.txt',
  ];
  for (const path of paths) {
    const response = await get(path);
    expect(await response.text()).not.toContain('secret');
    expect(response.headers.get('content-type')).not.toBe('application/octet-stream');
  }
  expect((await get('/.env')).status).toBe(404);
  expect((await get('/%E0%A4%A')).status).toBe(404);
});

test('an unchanged file is answered with 304 and no body', async () => {
  const etag = (await get('/')).headers.get('etag') ?? '';
  const again = await get('/', { 'if-none-match': `"other", W/${etag}` });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('texts come as small as the browser takes them, photos and small files as they are', async () => {
  const path = '/assets/large-abc.js';
  const plain = await get(path);
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(large);
  const small = await get(path, { 'accept-encoding': 'gzip, deflate, br' });
  expect(small.headers.get('content-encoding')).toBe('br');
  expect(small.headers.get('vary')).toBe('accept-encoding');
  expect(brotliDecompressSync(await small.arrayBuffer()).toString()).toBe(large);
  const older = await get(path, { 'accept-encoding': 'gzip, br;q=0' });
  expect(older.headers.get('content-encoding')).toBe('gzip');
  expect(gunzipSync(await older.arrayBuffer()).toString()).toBe(large);
  const [etag, other] = [small, plain].map(({ headers }) => headers.get('etag') ?? '');
  expect(etag).not.toBe(other);
  const asked = { 'accept-encoding': 'br', 'if-none-match': etag ?? '' };
  expect((await get(path, asked)).status).toBe(304);
  expect((await get(path, { ...asked, 'if-none-match': other ?? '' })).status).toBe(200);
  const tiny = await get('/assets/index-abc.js', { 'accept-encoding': 'br' });
  expect(tiny.headers.get('content-encoding')).toBeNull();
});

test('a text that was requested once comes smaller from then on', async () => {
  const code = await readFile(new URL('./preview-server.ts', import.meta.url), 'utf8');
  const requested = async () => (await get('/assets/code-abc.js', { 'accept-encoding': 'br' })).arrayBuffer();
  const first = await requested();
  expect(brotliDecompressSync(first).toString()).toBe(code);
  await expect.poll(async () => (await requested()).byteLength).toBeLessThan(first.byteLength);
  expect(brotliDecompressSync(await requested()).toString()).toBe(code);
});

test('HEAD has no body and other methods are refused', async () => {
  const head = await site.fetch(new Request('http://localhost:5173/', { method: 'HEAD' }));
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
  const post = await site.fetch(new Request('http://localhost:5173/', { method: 'POST' }));
  expect(post.status).toBe(405);
  expect(post.headers.get('allow')).toBe('GET, HEAD');
});
