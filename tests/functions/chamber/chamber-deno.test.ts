import { FunctionsClient } from '@supabase/functions-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveStandIn, type ServedStandIn } from '../../../supabase/local/stand-ins/camara/serve-stand-in.ts';
import { createStandIn } from '../../../supabase/local/stand-ins/camara/stand-in.ts';
import { type Stack, startStack } from '../../../supabase/local/cli/stack.ts';
import { chamber } from './camara-support.ts';
import { secret } from '../sync/sync-support.ts';

const asked: { path: string; at: number }[] = [];
const log: string[] = [];
const standIn = createStandIn();
let served: ServedStandIn;
let stack: Stack;

beforeAll(async () => {
  const counting = {
    faults: standIn.faults,
    fetch: (request: Request) => {
      asked.push({ path: new URL(request.url).pathname, at: Date.now() });
      return standIn.fetch(request);
    },
  };
  served = await serveStandIn(counting, (line) => log.push(line));
  stack = await startStack({
    port: 0,
    functionVariables: { CAMARA_API_URL: served.url, CAMARA_SYNC_SECRET: secret },
    log: (line) => log.push(line),
  });
});

afterAll(async () => {
  await stack.stop();
  await served.close();
});

function askProxy(path: string): Promise<Response> {
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
  const answers = await Promise.all(Array.from({ length: 50 }, () => askProxy('/partidos')));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(answers[0]?.headers.get('access-control-allow-origin')).toBe('http://localhost:5173');
  expect(asked.map(({ path }) => path)).toEqual(['/api/v2/partidos']);
  const { rows } = await stack.database.query<{ chave: string }>(
    `select chave from private.cache_http where chave like '%/partidos'`,
  );
  expect(rows).toEqual([{ chave: 'copia-da-camara:/partidos' }]);
});

test('the largest list fits the cache, and an old answer is refreshed in the background', async () => {
  expect(await (await askProxy('/deputados?itens=1000')).json()).toMatchObject({ total: 513 });
  await stack.database.query(
    `update private.cache_http set fresco_ate = now(), obtido_em = now() - interval '1 day' where chave like '%itens=1000'`,
  );
  await expect
    .poll(async () => (await askProxy('/deputados?itens=1000')).headers.get('x-cache'))
    .toBe('STALE');
  await expect.poll(async () => (await askProxy('/deputados?itens=1000')).headers.get('x-cache')).toBe('HIT');
});

test('a redirect, a page instead of data and a refused address are not passed on', async () => {
  standIn.faults.set({ kind: 'redirect', times: 1 });
  expect(await (await askProxy('/deputados?itens=11')).json()).toEqual({
    error: 'Erro ao acessar API da Câmara: redirecionamento recusado',
    code: 'upstream_error',
  });
  standIn.faults.set({ kind: 'html' });
  expect(await (await askProxy('/deputados?itens=12')).json()).toEqual({
    error: 'Erro ao acessar API da Câmara: a resposta não é JSON',
    code: 'upstream_error',
  });
  standIn.faults.clear();
  asked.length = 0;
  const refused = await askProxy('/../v2/partidos');
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ code: 'refused' });
  expect(asked).toEqual([]);
});

function sync(headers: Record<string, string>): Promise<Response> {
  return fetch(`${stack.url}/functions/v1/sincronizar-camara`, { method: 'POST', headers });
}

const syncWithSecret = () => sync({ 'x-sync-secret': secret });

test('deputies, list and votes of the stand-in come into empty tables, within the shared limit', async () => {
  await stack.database.script(`
    delete from public.votacoes_explicadas;
    delete from public.camara_votacoes;
    delete from public.camara_despesas_mes;
    delete from public.camara_despesas_ano;
    delete from public.camara_projetos_ano;
    delete from public.camara_deputados;
    delete from public.sincronizacoes;
    insert into private.leitura_camara (dia) values ('2026-05-21');
  `);
  asked.length = 0;
  const loggedBefore = log.length;
  const done: unknown[] = [];
  for (let n = 0; n < 3; n += 1) done.push(await (await syncWithSecret()).json());
  expect(done).toMatchObject([
    { tarefa: 'deputados', lidos: 513 },
    { tarefa: 'lista', recusados: 0 },
    { tarefa: 'votos', recusados: 0 },
  ]);
  const { rows } = await stack.database.query(
    `select sim, nao, titulo from public.camara_votacoes where id_camara = '2586587-30' and tem_votos`,
  );
  expect(rows).toEqual([{ sim: 94, nao: 228, titulo: 'PL 5900/2025' }]);
  // The machine's own delays may push two departures together, never six.
  const departures = asked.map(({ at }) => at);
  const crowded = departures.filter(
    (from) => departures.filter((at) => at >= from && at < from + 900).length > 5,
  );
  expect(crowded).toEqual([]);
  expect(log.slice(loggedBefore)).toEqual([]);
});

test('neither the public key nor that of the service begins a step, and of two calls one works', async () => {
  for (const key of [stack.anonKey, stack.serviceRoleKey]) {
    const answer = await sync({ apikey: key, authorization: `Bearer ${key}` });
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'unauthorized' }]);
  }
  await stack.database.query(`update private.lotes_camara set tentado_em = now() - interval '7 hours'`);
  const answers = await Promise.all([syncWithSecret(), syncWithSecret()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('nothing went wrong on the way', () => {
  expect(log.filter((line) => !line.includes('"camara_failed"'))).toEqual([]);
});
