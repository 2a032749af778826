import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../supabase/local/emulator/database/database.ts';
import { openMigrated } from '../../supabase/local/emulator/database/snapshot.ts';
import { chamberSnapshot } from '../../supabase/local/cli/chamber/snapshot.ts';

/** How the database reads votes when all of them are loaded, as a visitor, with row-level security on. */
let database: Database;

beforeAll(async () => {
  database = await openMigrated({ records: await chamberSnapshot('all') });
  await database.script('vacuum analyze public.camara_votos, public.camara_votacoes');
});
afterAll(() => database.close());

async function planOf(sql: string): Promise<string> {
  return database.transaction(async (tx) => {
    await tx.query('set local role anon');
    const { rows } = await tx.query<Record<string, string>>(`explain (costs off) ${sql}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

const ten = '62881, 73433, 73460, 73466, 73486, 73604, 73696, 73701, 73772, 73788';

it.each([
  [
    'the last twenty votes of one deputy',
    'select votacao_id, voto from public.camara_votos where deputado_id = 62881 order by votacao_id desc limit 20',
    /^Limit\n.*Index Only Scan using camara_votos_deputado_idx/s,
  ],
  [
    'the next twenty, by the key of the last one',
    'select votacao_id, voto from public.camara_votos where deputado_id = 62881 and votacao_id < 600 order by votacao_id desc limit 20',
    /Index Only Scan using camara_votos_deputado_idx/,
  ],
  [
    'the votes of one roll call',
    'select deputado_id, voto, partido_sigla from public.camara_votos where votacao_id = 900',
    /camara_votos_pkey/,
  ],
  [
    'pairs of ten deputies',
    `select a.deputado_id, b.deputado_id, count(*) filter (where a.voto = b.voto), count(*)
     from public.camara_votos as a join public.camara_votos as b on b.votacao_id = a.votacao_id and b.deputado_id > a.deputado_id
     where a.deputado_id in (${ten}) and b.deputado_id in (${ten}) group by 1, 2`,
    /Index Only Scan using camara_votos_deputado_idx/,
  ],
  [
    'the latest nominal roll calls',
    'select id, dia, titulo from public.camara_votacoes where nominal order by dia desc, id desc limit 20',
    /Index Scan using camara_votacoes_dia_idx/,
  ],
])('%s are read by index alone', async (_, sql, wanted) => {
  const plan = await planOf(sql);
  expect(plan).toMatch(wanted);
  expect(plan).not.toContain('Seq Scan');
});

it('one deputy’s votes are no more than a few pages', async () => {
  const { rows } = await database.query<Record<string, string>>(
    'explain (analyze, buffers, costs off, timing off) select votacao_id, voto from public.camara_votos where deputado_id = 62881 order by votacao_id desc limit 20',
  );
  const text = rows.map((row) => row['QUERY PLAN']).join('\n');
  const [, pages = 'none'] = /Buffers: shared (?:hit|read)=(\d+)/.exec(text) ?? [];
  expect(Number(pages)).toBeLessThan(20);
});
