import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveStandIn, type ServedStandIn } from '../../supabase/local/world/camara/serve-stand-in.ts';
import { createStandIn } from '../../supabase/local/world/camara/stand-in.ts';
import { type Stack, startStack } from '../../supabase/local/cli/stack.ts';
import { secret } from './sync-support.ts';

const asked: number[] = [];
const log: string[] = [];
let served: ServedStandIn;
let stack: Stack;

beforeAll(async () => {
  const standIn = createStandIn();
  const counting = {
    faults: standIn.faults,
    fetch: (request: Request) => {
      asked.push(Date.now());
      return standIn.fetch(request);
    },
  };
  served = await serveStandIn(counting, (line) => log.push(line));
  stack = await startStack({
    port: 0,
    functionVariables: { CAMARA_API_URL: served.url, CAMARA_SYNC_SECRET: secret },
    log: (line) => log.push(line),
  });
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
});

afterAll(async () => {
  await stack.stop();
  await served.close();
});

const call = (headers: Record<string, string>) =>
  fetch(`${stack.url}/functions/v1/sincronizar-camara`, { method: 'POST', headers });
const step = () => call({ 'x-sync-secret': secret });

test('Deno reads the deputies, the list and votes of the stand-in into the tables, within the shared limit', async () => {
  const done: unknown[] = [];
  for (let n = 0; n < 3; n += 1) done.push(await (await step()).json());
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
  const crowded = asked.filter((from) => asked.filter((at) => at >= from && at < from + 900).length > 5);
  expect(crowded).toEqual([]);
  expect(log).toEqual([]);
});

test('neither the public key nor that of the service opens it, and of two calls one works', async () => {
  for (const key of [stack.anonKey, stack.serviceRoleKey]) {
    const answer = await call({ apikey: key, authorization: `Bearer ${key}` });
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'unauthorized' }]);
  }
  await stack.database.query(`update private.lotes_camara set tentado_em = now() - interval '7 hours'`);
  const answers = await Promise.all([step(), step()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});
