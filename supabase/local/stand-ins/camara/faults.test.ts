import { afterEach, expect, test } from 'vitest';
import { openChamber } from './chamber.ts';
import { listen } from '../../emulator/gateway/listen.ts';
import { serveStandIn } from './serve-stand-in.ts';
import { createStandIn } from './stand-in.ts';

const open: (() => Promise<void>)[] = [];
const quiet = (): void => undefined;

afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

async function serve(): Promise<string> {
  const served = await serveStandIn(createStandIn({ wait: () => Promise.resolve() }), quiet);
  open.push(served.close);
  return served.url;
}

async function setFault(url: string, fault: unknown): Promise<Response> {
  return fetch(new URL('/faults', url), { method: 'PUT', body: JSON.stringify(fault) });
}

test.each([
  ['busy', 429, 'text/html', '429 Too Many Requests'],
  ['gateway-timeout', 504, 'text/plain', 'upstream request timeout'],
  ['forbidden', 403, 'text/html', '403 Forbidden'],
  ['unavailable', 503, 'text/html', '503 Service Temporarily Unavailable'],
  ['broken', 500, 'application/json', 'Erro - Contate o Administrador'],
  ['html', 200, 'text/html', 'Portal da Câmara'],
  ['empty', 200, 'application/json', '{"dados":[],"links":[]}'],
  ['slow', 200, 'application/json', '"AVANTE"'],
])('a fault "%s" is answered as the Chamber did: %i', async (kind, status, type, text) => {
  const url = await serve();
  expect((await setFault(url, { kind })).status).toBe(204);
  const response = await fetch(`${url}/partidos`);
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toContain(type);
  expect(await response.text()).toContain(text);
});

test('an answer cut in the middle is no JSON, a huge one is more than six megabytes, a redirect leads elsewhere', async () => {
  const url = await serve();
  await setFault(url, { kind: 'truncated', times: 1 });
  const cut = await (await fetch(`${url}/partidos`)).text();
  expect(() => void JSON.parse(cut)).toThrow(SyntaxError);
  await setFault(url, { kind: 'huge', times: 1 });
  expect((await (await fetch(`${url}/partidos`)).text()).length).toBeGreaterThan(6_000_000);
  await setFault(url, { kind: 'redirect', times: 1 });
  const redirect = await fetch(`${url}/partidos`, { redirect: 'manual' });
  expect([redirect.status, redirect.headers.get('location')]).toEqual([302, 'https://www.camara.leg.br/']);
  expect((await fetch(`${url}/partidos`)).status).toBe(200);
});

test('a fault meets the paths and the times that it names, until it is cleared', async () => {
  const url = await serve();
  await setFault(url, { kind: 'busy', times: 2, path: '/despesas$' });
  const status = async (path: string): Promise<number> => (await fetch(`${url}${path}`)).status;
  expect(await status('/partidos')).toBe(200);
  expect(await status('/deputados/160541/despesas')).toBe(429);
  expect(await status('/deputados/160541/despesas')).toBe(429);
  expect(await status('/deputados/160541/despesas')).toBe(200);
  await setFault(url, { kind: 'busy' });
  expect(await status('/partidos')).toBe(429);
  expect((await fetch(new URL('/faults', url), { method: 'DELETE' })).status).toBe(204);
  expect(await status('/partidos')).toBe(200);
  expect((await setFault(url, { kind: 'explode' })).status).toBe(400);
  expect((await fetch(new URL('/faults', url))).status).toBe(405);
});

test('the real service is used when it answers, the copy when it does not or is requested', async () => {
  const realUrl = await serve();
  const choose = async (options: { choice: 'auto' | 'snapshot'; apiUrl?: string; realUrl: string }) => {
    const chosen = await openChamber({ apiUrl: undefined, log: quiet, timeoutMs: 300, ...options });
    open.push(chosen.close);
    return chosen;
  };
  expect(await choose({ choice: 'auto', realUrl })).toMatchObject({ kind: 'real', url: realUrl });
  expect((await choose({ choice: 'snapshot', realUrl })).kind).toBe('snapshot');
  expect(await choose({ choice: 'auto', apiUrl: 'http://x/api/v2', realUrl })).toMatchObject({
    kind: 'chosen',
    url: 'http://x/api/v2',
  });
  expect((await choose({ choice: 'auto', realUrl: 'http://127.0.0.1:1/api/v2' })).kind).toBe('snapshot');
  for (const kind of ['busy', 'html', 'redirect']) {
    await setFault(realUrl, { kind, times: 1 });
    expect((await choose({ choice: 'auto', realUrl })).kind).toBe('snapshot');
  }
  const silent = await listen({ port: 0, variable: 'X', fetch: () => new Promise(() => undefined) });
  open.push(silent.close);
  const late = await choose({ choice: 'auto', realUrl: `http://127.0.0.1:${silent.port}` });
  expect(late.kind).toBe('snapshot');
  expect((await fetch(`${late.url}/partidos`)).headers.get('x-total-count')).toBe('22');
});
