// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerPage, prerenderedAddress, prerenderedPage } from './worker-pages.ts';

const origin = 'https://exemplo.org.br';

it.each([
  '/',
  '/?aba=favoritos',
  '/candidatos-2026',
  '/candidato/1d406712-5c3f-53c5-9a30-baef40954369?a=1',
  '/deputados-federais?uf=SP',
  '/deputado-federal/160541',
  '/auth?code=abc',
  '/sobre/',
])('%s is a page that may be kept prerendered', (address) => {
  expect(prerenderedPage.test(address)).toBe(true);
  expect(prerenderedAddress.test(origin + address)).toBe(true);
});

it.each([
  '/settings',
  '/minhas-escolhas',
  '/analise-politica',
  '/admin',
  '/deputy/2',
  '/nada',
  '/candidato',
  '/candidato/1/2',
  '/sobre.html',
  '/auth/v1/user',
])('%s is no page that may be kept prerendered', (address) => {
  expect(prerenderedPage.test(address)).toBe(false);
  expect(prerenderedAddress.test(origin + address)).toBe(false);
});

const stores = new Map<string, Map<string, string>>();
const asked = vi.fn<(url: string) => Promise<Response>>();

function storeOf(name: string) {
  const store = stores.get(name) ?? new Map<string, string>();
  stores.set(name, store);
  const match = async (file: string) => (store.has(file) ? new Response(store.get(file)) : undefined);
  return {
    match,
    put: async (file: string, page: Response) => void store.set(file, await page.text()),
    delete: async (file: string) => store.delete(file),
    keys: async () => [...store.keys()],
  };
}

const page = (words: string, version = 1) =>
  `<script id="start">{"entry":"/assets/index-${version}.js"}</script>${words}<script id="publication">`;

async function open(address: string): Promise<string> {
  const works: Promise<unknown>[] = [];
  const request = Object.defineProperty(new Request(origin + address), 'mode', { value: 'navigate' });
  const answer = await answerPage({ request, event: { waitUntil: (work) => void works.push(work) } });
  for (const work of works) await work;
  return answer.text();
}

beforeEach(() => {
  stores.clear();
  stores.set('workbox-precache-v2', new Map([['/assets/index-1.js', '']]));
  stores.set('shell', new Map([['/200.html', 'shell']]));
  vi.stubGlobal('caches', {
    open: async (name: string) => storeOf(name),
    keys: async () => [...stores.keys()],
    match: async (file: string) => storeOf('shell').match(file),
  });
  vi.stubGlobal('fetch', ({ url }: Request) => asked(url));
  asked.mockReset();
});

afterEach(() => vi.unstubAllGlobals());

it('the worker begins a repeated visit with the file that is kept, and keeps the one of now for the next', async () => {
  asked.mockResolvedValueOnce(new Response(page('ontem')));
  expect(await open('/auth?code=segredo')).toBe(page('ontem'));
  asked.mockResolvedValueOnce(new Response(page('hoje')));
  expect(await open('/auth/')).toBe(page('ontem'));
  asked.mockRejectedValueOnce(new TypeError('offline'));
  expect(await open('/auth')).toBe(page('hoje'));
  expect([...(stores.get('pages') ?? [])]).toEqual([['/auth.html', page('hoje')]]);
});

it('the worker neither keeps nor shows a page of another version than its own', async () => {
  asked.mockResolvedValueOnce(new Response(page('nova', 2)));
  expect(await open('/sobre')).toBe(page('nova', 2));
  expect(stores.get('pages')?.size).toBe(0);
  asked.mockResolvedValueOnce(new Response(page('velha')));
  await open('/sobre');
  stores.set('workbox-precache-v2', new Map([['/assets/index-2.js', '']]));
  asked.mockResolvedValueOnce(new Response(page('nova', 2)));
  expect(await open('/sobre')).toBe(page('nova', 2));
});

it('the worker drops the page of who has none any more', async () => {
  asked.mockResolvedValueOnce(new Response(page('Ana')));
  await open('/candidato/1');
  const shell = '<script id="start">{"entry":"/assets/index-1.js"}</script>shell of now';
  asked.mockResolvedValueOnce(new Response(shell));
  expect(await open('/candidato/1')).toBe(page('Ana'));
  asked.mockResolvedValueOnce(new Response(shell));
  expect(await open('/candidato/1')).toBe(shell);
});

it('the worker keeps its page while a captive portal answers for everything, and shows the portal where nothing is kept', async () => {
  asked.mockResolvedValueOnce(new Response(page('Ana')));
  await open('/candidato/1');
  for (const address of ['/candidato/1', '/candidato/1']) {
    asked.mockResolvedValueOnce(new Response('<h1>Wi-Fi do café</h1>'));
    expect(await open(address)).toBe(page('Ana'));
  }
  asked.mockResolvedValueOnce(new Response('<h1>Wi-Fi do café</h1>'));
  expect(await open('/sobre')).toBe('<h1>Wi-Fi do café</h1>');
  expect(stores.get('pages')?.size).toBe(1);
});

it('the worker answers with the file of all pages what the host has no page of, as of a record younger than the publication', async () => {
  asked.mockImplementation(async () => new Response('Não encontrado', { status: 404 }));
  for (const address of ['/deputado-federal/74158', '/deputado-federal/74158'])
    expect(await open(address)).toBe('shell');
});

it('the worker answers with the file of all pages what was never opened, without a network or after a while', async () => {
  asked.mockResolvedValueOnce(new Response(page('início')));
  await open('/');
  asked.mockRejectedValueOnce(new TypeError('offline'));
  expect(await open('/sobre')).toBe('shell');
  vi.useFakeTimers();
  asked.mockImplementationOnce(
    () => new Promise((resolve) => setTimeout(() => resolve(new Response(page('tarde'))), 5_000)),
  );
  const opened = open('/sobre');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await opened).toBe('shell');
  vi.useRealTimers();
  expect(stores.get('pages')?.get('/sobre.html')).toBe(page('tarde'));
});

it('the worker keeps the last thirty pages', async () => {
  for (let id = 1; id <= 32; id += 1) {
    asked.mockResolvedValueOnce(new Response(page(String(id))));
    await open(`/deputado-federal/${id}`);
  }
  const files = [...(stores.get('pages')?.keys() ?? [])];
  expect(files).toHaveLength(30);
  expect(files[0]).toBe('/deputado-federal/3.html');
});
