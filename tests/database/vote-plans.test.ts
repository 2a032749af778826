import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../supabase/local/emulator/database/database.ts';
import { openMigrated } from '../../supabase/local/emulator/database/snapshot.ts';
import { chamberSnapshot } from '../../supabase/local/cli/chamber/snapshot.ts';

/** A visitor's reads of all votes under row-level security. */
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

/** Pages that a statement touched, as a visitor. */
async function pagesOf(sql: string, ...settings: string[]): Promise<number> {
  return database.transaction(async (tx) => {
    for (const setting of settings) await tx.query(`set local ${setting} = off`);
    await tx.query('set local role anon');
    const { rows } = await tx.query<Record<string, string>>(
      `explain (analyze, buffers, costs off, timing off) ${sql}`,
    );
    const text = rows.map((row) => row['QUERY PLAN']).join('\n');
    const [, hit = '0'] = /Buffers: shared hit=(\d+)/.exec(text) ?? [];
    const [, read = '0'] = /Buffers: shared.*?read=(\d+)/.exec(text) ?? [];
    return Number(hit) + Number(read);
  });
}

it('pairs of ten deputies touch no more than a tenth of the pages of the naive join', async () => {
  const naive = `select a.deputado_id, b.deputado_id, count(*) filter (where a.voto = b.voto), count(*)
    from public.camara_votos as a join public.camara_votos as b on b.votacao_id = a.votacao_id and b.deputado_id > a.deputado_id
    where a.deputado_id in (${ten}) and b.deputado_id in (${ten}) and a.voto <> 5 and b.voto <> 5 group by 1, 2`;
  const wanted = await pagesOf(`select * from public.votos_em_comum(array[${ten}])`);
  const whole = await pagesOf(naive, 'enable_indexscan', 'enable_indexonlyscan', 'enable_bitmapscan');
  expect(wanted).toBeGreaterThan(0);
  expect(wanted * 10).toBeLessThanOrEqual(whole);
});

it('a page of a deputy’s votes touches the rows it shows, also when asked for again and again', async () => {
  const page = 'select * from public.votos_do_deputado(62881)';
  // From the sixth time on the database may keep one plan for every question.
  for (let time = 0; time < 8; time += 1) await database.query(page);
  expect(await pagesOf(page)).toBeLessThan(1000);
});

/** Table and index scans during a visitor's statement, functions included. */
async function scansOf(table: string, sql: string): Promise<{ whole: number; byIndex: number }> {
  return database.transaction(async (tx) => {
    await tx.query('set local role anon');
    const scans = async () => {
      const { rows } = await tx.query<{ whole: number; by_index: number }>(
        'select seq_scan::int as whole, idx_scan::int as by_index from pg_stat_xact_user_tables where relname = $1',
        [table],
      );
      return rows[0] ?? { whole: 0, by_index: 0 };
    };
    const before = await scans();
    await tx.query(sql);
    const after = await scans();
    return { whole: after.whole - before.whole, byIndex: after.by_index - before.by_index };
  });
}

it('inside votos_em_comum each deputy’s votes are found by index, and nothing is read through', async () => {
  const pairs = `select * from public.votos_em_comum(array[${ten}])`;
  expect(await scansOf('camara_votos', pairs)).toEqual({ whole: 0, byIndex: 10 });
  const counted = await scansOf('camara_votos', 'select count(partido_sigla) from public.camara_votos');
  expect(counted).toEqual({ whole: 1, byIndex: 0 });
});

it('inside votos_das_votacoes each roll call’s votes are found by index, and nothing is read through', async () => {
  const page = 'select * from public.votos_das_votacoes(array[900, 901, 902])';
  const { whole, byIndex } = await scansOf('camara_votos', page);
  expect(whole).toBe(0);
  // The planner itself looks into an index for a value or two.
  expect([3, 4, 5]).toContain(byIndex);
});

const rowsOf = async (sql: string) => (await database.query<Record<string, number>>(sql)).rows;

it('the votes in common count the pairs of the stored copy', async () => {
  expect(await rowsOf('select * from public.votos_em_comum(array[66385, 73441, 62881, 72442])')).toEqual([
    { a: 62881, b: 66385, em_comum: 547, iguais: 459 },
    { a: 62881, b: 72442, em_comum: 580, iguais: 441 },
    { a: 62881, b: 73441, em_comum: 556, iguais: 459 },
    { a: 66385, b: 72442, em_comum: 555, iguais: 481 },
    { a: 66385, b: 73441, em_comum: 543, iguais: 481 },
    { a: 72442, b: 73441, em_comum: 600, iguais: 484 },
  ]);
});

it('the votes in common never count who presided: of 215 roll calls with 160541, the 84 in which both voted', async () => {
  expect(
    await rowsOf(`select count(*)::int as together, (count(*) filter (where 5 in (a.voto, b.voto)))::int as presided
      from public.camara_votos as a join public.camara_votos as b using (votacao_id)
      where a.deputado_id = 62881 and b.deputado_id = 160541`),
  ).toEqual([{ together: 215, presided: 131 }]);
  expect(await rowsOf('select * from public.votos_em_comum(array[62881, 160541])')).toEqual([
    { a: 62881, b: 160541, em_comum: 84, iguais: 73 },
  ]);
});

it.each([
  [62881, 66385, 547 - 459],
  [62881, 72442, 580 - 441],
])('what %i and %i voted differently is the rest of what they have in common', async (a, b, total) => {
  const rows = await rowsOf(`select total from public.votos_diferentes(${a}, ${b}, p_limite => 50)`);
  expect(rows).toHaveLength(50);
  expect(rows[0]).toEqual({ total });
});

it('what two voted differently touches few pages, by index alone', async () => {
  const wanted = await pagesOf('select * from public.votos_diferentes(62881, 66385)');
  const whole = await pagesOf(
    'select voto from public.camara_votos',
    'enable_indexscan',
    'enable_indexonlyscan',
  );
  expect(wanted).toBeGreaterThan(0);
  expect(wanted * 3).toBeLessThanOrEqual(whole);
});

it.each([
  [62881, { iguais: 627, votacoes: 690 }],
  [66385, { iguais: 675, votacoes: 691 }],
  [160541, { iguais: 92, votacoes: 93 }],
  [225846, { iguais: 0, votacoes: 0 }],
])('the summary counts the majority of the party of the day: %i', async (deputy, counts) => {
  expect(await rowsOf(`select * from public.maioria_do_partido(${deputy})`)).toEqual([counts]);
});

it.each([
  [62881, { registros: 744, presidiu: 0, votacoes: 1066 }],
  [160541, { registros: 98, presidiu: 210, votacoes: 995 }],
  [225846, { registros: 3, presidiu: 0, votacoes: 6 }],
])('the summary counts a deputy’s records between the first and the last: %i', async (deputy, counts) => {
  expect(await rowsOf(`select registros, presidiu, votacoes from public.resumo_de_votos(${deputy})`)).toEqual(
    [counts],
  );
});
