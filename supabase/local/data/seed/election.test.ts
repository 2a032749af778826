import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database } from '../../emulator/database/database.ts';
import { openMigrated } from '../../emulator/database/snapshot.ts';
import { certainOutcomes, electionSeedSql } from './election.ts';
import { type ElectionSource, readElection } from './election-source.ts';

let source: ElectionSource;
let database: Database;

beforeAll(async () => {
  source = await readElection();
  database = await openMigrated({ seed: true });
});
afterAll(() => database.close());

const rowsOf = async (sql: string) => (await database.query(sql)).rows;

it('the committed seed is what the gathered files say (npm run seed:generate)', async () => {
  const seed = await readFile(new URL('../../../seed-eleicao-2026.sql', import.meta.url), 'utf8');
  expect(seed).toBe(electionSeedSql(source));
});

it('the seed of the election brings the first round: twelve rows that add up, and the two that went on', async () => {
  expect(
    await rowsOf(`select count(*)::int as n, sum(votos)::int as votos, max(votos) as first, max(percentual)::float as share,
      count(*) filter (where situacao = 'segundo_turno')::int as going_on, count(*) filter (where situacao = 'eleito')::int as elected
      from public.resultados_presidencia`),
  ).toEqual([{ n: 12, votos: 119300788, first: 56104503, share: 47.03, going_on: 2, elected: 0 }]);
  const [round] = await rowsOf('select * from public.turnos_presidencia where turno = 1');
  expect(round).toMatchObject({
    situacao: 'apurado',
    validos: 119300788,
    comparecimento: 125275835,
    eleitorado: null,
  });
  await database.query('select private.check_result(t) from public.turnos_presidencia as t where turno = 1');
});

it('the seed of the election knows nothing of the second round', async () => {
  const [round] = await rowsOf(
    'select situacao, validos, fonte_url, proclamado_em from public.turnos_presidencia where turno = 2',
  );
  expect(round).toEqual({ situacao: 'nao_publicado', validos: null, fonte_url: null, proclamado_em: null });
  expect(electionSeedSql(source)).not.toContain("'eleito'");
});

it('the seed of the election publishes no round whose people are not all there', async () => {
  const empty = await openMigrated();
  await empty.script(electionSeedSql(source));
  const { rows } = await empty.query(`select situacao from public.turnos_presidencia where turno = 1`);
  await empty.close();
  expect(rows).toEqual([{ situacao: 'nao_publicado' }]);
});

it('the seed of the election brings what became of 285 deputies as preliminary, of nobody who is not certain', async () => {
  expect(certainOutcomes(source.outcomes)).toHaveLength(285);
  expect(
    await rowsOf(
      `select destino, situacao, count(*)::int as n from public.destinos_deputados group by 1, 2 order by 1`,
    ),
  ).toEqual([
    { destino: 'outro_cargo_eleito', situacao: 'preliminar', n: 19 },
    { destino: 'reeleito', situacao: 'preliminar', n: 266 },
  ]);
  const doubtful = source.outcomes.filter(
    ({ divergencias, certeza_destino }) => divergencias.length > 0 || certeza_destino !== 'alta',
  );
  const ids = doubtful.flatMap(({ id_camara }) => id_camara ?? []);
  expect(
    await rowsOf(`select 1 from public.destinos_deputados where deputado_id in (${ids.join(', ')})`),
  ).toEqual([]);
});

it('the seed of the election names the lists of an outcome by their titles, which readers understand, and not by keys', async () => {
  const titles = await rowsOf('select distinct fonte_titulo from public.destinos_deputados');
  expect(titles).toHaveLength(5);
  for (const title of titles)
    expect(title['fonte_titulo']).toMatch(
      /^Listas públicas de terceiros: ((Congresso e governos 2026 \(Gabriel-Alexandre\)|Congresso 2027 \(leoniedu\)|Agregador BR \(Fcairo1\))(, | e |$))+$/,
    );
});

it('the seed of the election brings the 513 elected to the Chamber as preliminary, linked only where that is certain', async () => {
  expect(
    await rowsOf(`select count(*)::int as n, count(deputado_id)::int as linked, count(distinct uf)::int as states,
      bool_and(situacao_lista = 'preliminar') as preliminary from public.eleitos_camara where legislatura = 58`),
  ).toEqual([{ n: 513, linked: 297, states: 27, preliminary: true }]);
});

it('the seed of the election brings the monthly limits of two acts, each state once at a time, and confirms none', async () => {
  expect(
    await rowsOf(`select ato, valor_no_ato, count(*)::int as n, count(conferido_em)::int as confirmed,
      sum(valor_mensal)::float as sum, max(valor_mensal) filter (where uf = 'CE')::float as ceara
      from public.cota_limites group by 1, 2 order by 1 desc`),
  ).toEqual([
    {
      ato: 'Ato da Mesa 270/2023',
      valor_no_ato: true,
      n: 27,
      confirmed: 0,
      sum: 1243349.08,
      ceara: 48245.57,
    },
    {
      ato: 'Ato da Mesa 244/2026',
      valor_no_ato: false,
      n: 27,
      confirmed: 0,
      sum: 1414309.58,
      ceara: 54879.34,
    },
  ]);
});

it('a list is called compared only whole and with the seats of each state', async () => {
  await database.query('begin');
  await database.query(`update public.eleitos_camara set situacao_lista = 'conferida'`);
  await expect(
    database.query(`update public.eleitos_camara set uf = 'AC' where nome_urna = 'TABATA AMARAL'`),
  ).rejects.toThrow(/seats of each state/);
  await database.query('rollback');
  await expect(
    database.query(`update public.eleitos_camara set situacao_lista = 'conferida' where uf = 'AC'`),
  ).rejects.toThrow(/seats of each state/);
});
