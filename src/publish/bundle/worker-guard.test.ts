// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guardWorker } from './worker-guard.ts';

const origin = 'https://exemplo.org.br';
const script = `${origin}/assets/abc.js`;
const entry = '/assets/index-1.js';

const page = '<!doctype html><h1>Wi-Fi do café</h1>';
const aPage = () => new Response(page, { headers: { 'content-type': 'text/html' } });
const aScript = () => new Response('export {};', { headers: { 'content-type': 'text/javascript' } });
const allPages = (version = 1) =>
  new Response(`<script id="start">{"entry":"/assets/index-${version}.js"}</script>`, {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });

const asked = vi.fn<(request: Request) => Promise<Response>>();
const put = vi.fn<(key: string, answer: Response) => Promise<void>>(async () => undefined);
const deleted = vi.fn<(key: string) => Promise<boolean>>(async () => true);
let kept: Response | undefined;

function guarded() {
  const worker = { fetch: asked, location: { href: `${origin}/sw.js` } };
  const match = async (_key: string, _options: { cacheName: string }): Promise<Response | undefined> => kept;
  const stores = { match, open: async () => ({ put, delete: deleted }) };
  vi.stubGlobal('self', worker);
  vi.stubGlobal('caches', stores);
  guardWorker(entry);
  return {
    fetch: (input: string | Request): Promise<Response> => worker.fetch(new Request(input)),
    match: (key: string) => stores.match(key, { cacheName: 'assets' }),
  };
}

beforeEach(() => {
  kept = undefined;
  asked.mockReset();
  put.mockClear();
  deleted.mockClear();
});

afterEach(() => vi.unstubAllGlobals());

it('the worker’s guard lets through what is what its address says, and what the host says is missing', async () => {
  const { fetch } = guarded();
  asked.mockResolvedValueOnce(aScript());
  expect(await (await fetch(script)).text()).toBe('export {};');
  asked.mockResolvedValueOnce(aPage());
  expect(await (await fetch(`${origin}/sobre`)).text()).toBe(page);
  expect(asked).toHaveBeenCalledTimes(2);
  asked.mockImplementation(async () => new Response('Não encontrado', { status: 404 }));
  expect((await fetch(script)).status).toBe(404);
});

it('the worker’s guard asks past the browser’s cache for a file in whose place a page, or that it is missing, was kept, and heals', async () => {
  asked.mockResolvedValueOnce(aPage()).mockResolvedValueOnce(aScript());
  expect(await (await guarded().fetch(script)).text()).toBe('export {};');
  const missing = new Response('Não encontrado', { status: 404 });
  asked.mockResolvedValueOnce(missing).mockResolvedValueOnce(aScript());
  expect((await guarded().fetch(script)).status).toBe(200);
  const caches = asked.mock.calls.map(([request]) => request.cache);
  expect(caches).toEqual(['default', 'reload', 'default', 'reload']);
});

it.each([
  ['a script', script],
  ['a font', `${origin}/assets/text-abc.woff2`],
  ['a style sheet', `${origin}/assets/a.css`],
  ['a drawing', `${origin}/favicon.svg`],
  ['the file of all pages', `${origin}/200.html`],
])(
  'the worker’s guard counts %s as missing when a captive portal answers with its page for everything',
  async (_, address) => {
    asked.mockImplementation(async () => aPage());
    expect((await guarded().fetch(address)).status).toBe(404);
  },
);

it('the worker’s guard counts the file of all pages as missing when it is of another version, as in a publication half arrived', async () => {
  const { fetch } = guarded();
  asked.mockImplementation(async () => allPages(2));
  expect((await fetch(`${origin}/200.html`)).status).toBe(404);
  asked.mockImplementation(async () => allPages());
  expect((await fetch(`${origin}/200.html`)).status).toBe(200);
});

it('the worker’s guard asks once more for a file whose hash is another, and tells a lost network as it is', async () => {
  const { fetch } = guarded();
  const lost = new TypeError('Failed to fetch');
  asked.mockRejectedValueOnce(lost).mockResolvedValueOnce(aScript());
  expect((await fetch(new Request(script, { integrity: 'sha256-abc' }))).status).toBe(200);
  asked.mockReset();
  asked.mockRejectedValue(lost);
  await expect(fetch(script)).rejects.toBe(lost);
  expect(asked).toHaveBeenCalledTimes(1);
});

it('the worker’s guard throws away what is kept under an address and is something else', async () => {
  const { match } = guarded();
  kept = aScript();
  expect(await match(script)).toBe(kept);
  expect(deleted).not.toHaveBeenCalled();
  kept = aPage();
  expect(await match(script)).toBeUndefined();
  expect(deleted.mock.calls.map(([key]) => key)).toEqual([script]);
});

it('the worker’s guard puts the file of all pages anew in the place of a page that is none of the site’s', async () => {
  const { match } = guarded();
  const key = `${origin}/200.html?__WB_REVISION__=1`;
  kept = aPage();
  asked.mockImplementation(async () => allPages());
  expect(await (await match(key))?.text()).toContain(entry);
  expect(put.mock.calls.map(([name]) => name)).toEqual([key]);
  asked.mockImplementation(async () => aPage());
  expect(await match(key)).toBeUndefined();
});
