import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../emulator/database/database.ts';
import { openMigrated } from '../../emulator/database/snapshot.ts';
import { readChamberRecords } from './records.ts';
import { loadChamber } from './load.ts';
import { chamberSnapshot } from './snapshot.ts';

let database: Database;

const rowsOf = async (sql: string) => (await database.query(sql)).rows;

describe('the copy with all votes', () => {
  beforeAll(async () => {
    database = await openMigrated({ records: await chamberSnapshot('all') });
  });
  afterAll(() => database.close());

  const counts = () =>
    rowsOf(`select
      (select count(*)::int from public.camara_votacoes) as roll_calls,
      (select count(*)::int from public.camara_votacoes where nominal) as nominal,
      (select count(*)::int from public.camara_votacoes where tem_votos) as voted,
      (select com_tema from public.resumo_das_votacoes()) as with_subject,
      (select count(*)::int from public.camara_votos) as votes,
      (select count(*)::int from public.camara_votos where partido_sigla is not null) as with_party,
      (select count(*)::int from public.camara_deputados where em_exercicio) as sitting,
      (select count(*)::int from public.sincronizacoes) as readings`);
  const golden = [
    {
      roll_calls: 1_199,
      nominal: 1_159,
      voted: 1_068,
      with_subject: 744,
      votes: 431_154,
      with_party: 403_763,
      sitting: 513,
      readings: 5,
    },
  ];

  it('has as many records as the Chamber published', async () => {
    expect(await counts()).toEqual(golden);
    expect(
      await rowsOf('select voto, count(*)::int as n from public.camara_votos group by 1 order by 1'),
    ).toEqual([
      { voto: 1, n: 253_690 },
      { voto: 2, n: 170_485 },
      { voto: 3, n: 1_021 },
      { voto: 4, n: 5_254 },
      { voto: 5, n: 704 },
    ]);
  });

  it('has one deputy’s votes and one roll call’s totals', async () => {
    expect(
      await rowsOf(
        'select voto, count(*)::int as n from public.camara_votos where deputado_id = 62881 group by 1 order by 1',
      ),
    ).toEqual([
      { voto: 1, n: 466 },
      { voto: 2, n: 279 },
      { voto: 3, n: 1 },
    ]);
    expect(
      await rowsOf(
        `select sim, nao, abstencao, presidiu, (select count(*)::int from public.camara_votos where votacao_id = v.id) - presidiu as voted
         from public.camara_votacoes as v where id_camara = '1197773-140'`,
      ),
    ).toEqual([{ sim: 23, nao: 404, abstencao: 1, presidiu: 1, voted: 428 }]);
  });

  it('agrees with the text wherever that gives both totals as "Sim: a; Não: b"', async () => {
    const totals = `regexp_match(descricao, 'Sim: (\\d+); Não: (\\d+)')`;
    expect(
      await rowsOf(
        `select count(*)::int as compared, count(*) filter (where ${totals} = array[sim::text, nao::text])::int as equal
         from public.camara_votacoes where tem_votos and ${totals} is not null`,
      ),
    ).toEqual([{ compared: 612, equal: 612 }]);
  });

  it('has two roll calls whose votes contradict the Chamber’s text, and no more', async () => {
    expect(
      await rowsOf(
        `select id_camara as id, sim, nao, sim_no_texto as said_yes, nao_no_texto as said_no
         from public.camara_votacoes where totais_diferem order by dia`,
      ),
    ).toEqual([
      { id: '2345378-38', sim: 337, nao: 27, said_yes: 327, said_no: 27 },
      { id: '2399598-70', sim: 315, nao: 87, said_yes: 35, said_no: 375 },
    ]);
  });

  it('has four elections of persons, which are not nominal', async () => {
    expect(
      await rowsOf(
        `select id_camara as id, nominal from public.camara_votacoes where tipo in ('eleicao', 'secreta') order by 1`,
      ),
    ).toEqual(['2372858-4', '2377258-4', '2576389-4', '2576395-4'].map((id) => ({ id, nominal: false })));
  });

  it('does not know who presided where its source leaves it out', async () => {
    expect(
      await rowsOf(
        'select count(*)::int as n from public.camara_votacoes where tem_votos and presidiu is null',
      ),
    ).toEqual([{ n: 324 }]);
  });

  it('is not changed by a second load, nor by one that wants fewer votes', async () => {
    await loadChamber(database, 'all');
    await loadChamber(database, 'latest');
    expect(await counts()).toEqual(golden);
  });

  it.each([
    ['AC', 258745.94, 8],
    ['AM', 185019.55, 7],
    ['CE', 200959.17, 21],
    ['DF', 195180.01, 8],
    ['MG', 211092.2, 53],
    ['PI', 206086.76, 10],
    ['RJ', 186555.91, 46],
    ['RR', 245583.23, 8],
    ['SP', 213369.05, 70],
  ])('the middle of what %s was reimbursed in 2026 is %d, of %d deputies', async (uf, median, n) => {
    expect(
      await rowsOf(`select (c ->> 'mediana')::float as median, (c ->> 'n')::int as n
        from (select public.contexto_despesas(min(id), 2026) as c from public.camara_deputados where uf = '${uf}') as x`),
    ).toEqual([{ median, n }]);
  });

  it('has one deputy’s year, and none of those without a document', async () => {
    expect(
      await rowsOf(`select (c ->> 'total')::float as total, (c ->> 'documentos')::int as documents, c ->> 'ate' as until
        from public.contexto_despesas(62881, 2026) as c`),
    ).toEqual([{ total: 242180.86, documents: 166, until: '2026-07-24' }]);
    expect(
      await rowsOf(
        'select 1 from public.camara_despesas_mes where deputado_id in (73806, 74140, 194260, 220715, 226075)',
      ),
    ).toEqual([]);
  });

  it('counts the bills of 2025, whose authors it knows, and none of another year', async () => {
    expect(
      await rowsOf(
        `select ano, count(*)::int as deputies, sum(quantidade)::int as bills, max(dados_ate)::text as until
         from public.camara_projetos_ano group by 1`,
      ),
    ).toEqual([{ ano: 2025, deputies: 448, bills: 7_225, until: '2025-12-22' }]);
    expect(
      await rowsOf(
        `select deputado_id as id, projetos ->> 'quantidade' as bills
         from public.comparar_deputados('{62881,160541,204528}', 2026) order by 1`,
      ),
    ).toEqual([
      { id: 62_881, bills: '3' },
      { id: 160_541, bills: '1' },
      { id: 204_528, bills: '39' },
    ]);
  });

  it('has the index by deputy again', async () => {
    const { rows } = await database.query<{ plan: string }>(
      'explain select votacao_id, voto from public.camara_votos where deputado_id = 62881 order by votacao_id desc limit 20',
    );
    expect(JSON.stringify(rows)).toContain('Index Only Scan using camara_votos_deputado_idx');
  });
});

describe('the copy with the latest votes', () => {
  beforeAll(async () => {
    database = await openMigrated({ seed: true, records: await chamberSnapshot('latest') });
  });
  afterAll(() => database.close());

  it('has every list and the votes of forty roll calls', async () => {
    const voted = 'select count(*)::int as n from public.camara_votacoes where tem_votos';
    expect((await database.query(voted)).rows).toEqual([{ n: 40 }]);
    expect((await database.query('select count(*)::int as n from public.camara_votacoes')).rows).toEqual([
      { n: 1_199 },
    ]);
  });

  it('are those of the last days', async () => {
    const { voted } = await readChamberRecords(40);
    expect(voted).toHaveLength(40);
    expect(voted[0]?.day.slice(0, 4)).toBe('2026');
  });

  it('leaves a year of bills alone that is here already', async () => {
    await database.query(`select private.gravar_projetos_ano(2025, '2025-12-31', $1::jsonb)`, [
      JSON.stringify([{ deputado: 62_881, quantidade: 4 }]),
    ]);
    await database.script(`delete from public.sincronizacoes where conjunto = 'projetos'`);
    await loadChamber(database, 'latest');
    expect(
      await rowsOf(
        'select deputado_id as id, quantidade as n from public.camara_projetos_ano where ano = 2025',
      ),
    ).toEqual([{ id: 62_881, n: 4 }]);
  });

  it('leaves a year alone that a file of the Chamber has told month by month', async () => {
    const id = 62_881;
    await database.query(`select private.substituir_despesas(2026, $1::jsonb)`, [
      JSON.stringify([{ deputado: id, ano: 2026, mes: 1, tipo: 'A', valor: 1, documentos: 1 }]),
    ]);
    await database.script(`delete from public.sincronizacoes where conjunto = 'despesas'`);
    await loadChamber(database, 'latest');
    expect(
      await rowsOf(`select mes, valor::float from public.camara_despesas_mes where deputado_id = ${id}`),
    ).toEqual([{ mes: 1, valor: 1 }]);
  });

  it('has the index by deputy again after each of these loads', async () => {
    expect(await rowsOf(`select to_regclass('public.camara_votos_deputado_idx')::text as index`)).toEqual([
      { index: 'camara_votos_deputado_idx' },
    ]);
  });
});
