import { FunctionsClient } from '@supabase/functions-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveStandIn, type ServedStandIn } from '../../supabase/local/world/camara/serve-stand-in.ts';
import { createStandIn } from '../../supabase/local/world/camara/stand-in.ts';
import { type Stack, startStack } from '../../supabase/local/cli/stack.ts';
import { chamber } from './camara-support.ts';

const asked: string[] = [];
const log: string[] = [];
const standIn = createStandIn();
let served: ServedStandIn;
let stack: Stack;

beforeAll(async () => {
  const counting = {
    faults: standIn.faults,
    fetch: (request: Request) => {
      asked.push(new URL(request.url).pathname);
      return standIn.fetch(request);
    },
  };
  served = await serveStandIn(counting, (line) => log.push(line));
  stack = await startStack({
    port: 0,
    functionVariables: { CAMARA_API_URL: served.url },
    log: (line) => log.push(line),
  });
});

afterAll(async () => {
  await stack.stop();
  await served.close();
});

function call(path: string): Promise<Response> {
  return fetch(`${stack.url}/functions/v1/camara-proxy`, {
    method: 'POST',
    headers: { apikey: stack.anonKey, 'content-type': 'application/json', origin: 'http://localhost:5173' },
    body: JSON.stringify({ url: `${chamber}${path}` }),
  });
}

test('the official client gets data through Deno, the database and the stand-in', async () => {
  const client = new FunctionsClient(`${stack.url}/functions/v1`, { headers: { apikey: stack.anonKey } });
  const result: { data: unknown; error: unknown } = await client.invoke('camara-proxy', {
    body: { url: `${chamber}/deputados?siglaUf=AC&itens=3` },
  });
  expect(result.error).toBeNull();
  expect(result.data).toMatchObject({
    dados: [{ siglaUf: 'AC' }, { siglaUf: 'AC' }, { siglaUf: 'AC' }],
    total: 8,
    desatualizado: false,
    origem: { tipo: 'snapshot', dadosDe: '2026-08-22', hoje: '2026-08-22', parcial: false },
  });
});

test('a burst of fifty asks the Chamber once and keeps one row', async () => {
  asked.length = 0;
  const answers = await Promise.all(Array.from({ length: 50 }, () => call('/partidos')));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(answers[0]?.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
  expect(asked).toEqual(['/api/v2/partidos']);
  const { rows } = await stack.database.query<{ chave: string }>(
    `select chave from private.cache_http where chave like '%/partidos'`,
  );
  expect(rows).toEqual([{ chave: 'copia-da-camara:/partidos' }]);
});

test('the largest list fits the cache, and an old answer is refreshed in the background', async () => {
  expect(await (await call('/deputados?itens=1000')).json()).toMatchObject({ total: 513 });
  await stack.database.query(
    `update private.cache_http set fresco_ate = now(), obtido_em = now() - interval '1 day' where chave like '%itens=1000'`,
  );
  await expect
    .poll(async () => (await call('/deputados?itens=1000')).headers.get('x-cache'), { timeout: 10_000 })
    .toBe('STALE');
  await expect
    .poll(async () => (await call('/deputados?itens=1000')).headers.get('x-cache'), { timeout: 10_000 })
    .toBe('HIT');
});

test('a redirect, a page instead of data and a refused address are not passed on', async () => {
  standIn.faults.set({ kind: 'redirect', times: 1 });
  expect(await (await call('/deputados?itens=11')).json()).toEqual({
    error: 'Erro ao acessar API da Câmara: redirecionamento recusado',
    code: 'upstream_error',
  });
  standIn.faults.set({ kind: 'html' });
  expect(await (await call('/deputados?itens=12')).json()).toEqual({
    error: 'Erro ao acessar API da Câmara: a resposta não é JSON',
    code: 'upstream_error',
  });
  standIn.faults.clear();
  asked.length = 0;
  const refused = await call('/../v2/partidos');
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ code: 'refused' });
  expect(asked).toEqual([]);
});

test('nothing went wrong on the way', () => {
  expect(log.filter((line) => !line.includes('"camara_failed"'))).toEqual([]);
});
