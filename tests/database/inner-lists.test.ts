import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import type { Database } from '../../supabase/local/emulator/database/database.ts';
import { openMigrated } from '../../supabase/local/emulator/database/snapshot.ts';
import { localJwtSecret, roleKey } from '../../supabase/local/emulator/jwt.ts';
import { createRest, type Rest } from '../../supabase/local/emulator/rest/rest.ts';
import { plantFixture } from './support/fixture.ts';

let database: Database;
let rest: Rest;
let key: string;

beforeAll(async () => {
  database = await openMigrated();
  await database.script(`
    select private.gravar_deputados(jsonb_agg(jsonb_build_object('id', n)), 'novos', now()) from generate_series(1, 150) as n;
    select private.gravar_votacoes(jsonb_agg(jsonb_build_object(
      'id', n || '-1', 'data', '2026-05-21', 'siglaOrgao', 'PLEN', 'descricao', 'Aprovado. Sim: 150; Não: 0.')), 'api', now())
    from generate_series(1, 150) as n;
    select private.gravar_votos(jsonb_agg(jsonb_build_object('votacao', v || '-1', 'deputado', d, 'voto', 'Sim')), '{}', true)
    from generate_series(1, 150) as v, generate_series(1, 150) as d;
  `);
  rest = await createRest({ database, schemas: ['public'], maxRows: 1000, jwtSecret: localJwtSecret });
  key = await roleKey('anon', localJwtSecret);
});

afterAll(() => database.close());

const rollCalls = z.array(z.object({ id_camara: z.string(), votos: z.array(z.unknown()) }));

const get = (path: string) =>
  rest.fetch(
    new Request(`http://rest.test/${path}`, { headers: { apikey: key, authorization: `Bearer ${key}` } }),
  );

/** From public rows to many, by one key or a two-key table. */
const ways = `
  with key as (
    select k.conrelid as child, k.confrelid as parent, k.conkey as columns,
      exists (
        select from pg_catalog.pg_constraint as u
        where u.conrelid = k.conrelid and u.contype in ('p', 'u') and u.conkey @> k.conkey and k.conkey @> u.conkey
      ) as is_unique,
      (select p.conkey from pg_catalog.pg_constraint as p where p.conrelid = k.conrelid and p.contype = 'p') as primary_key
    from pg_catalog.pg_constraint as k
    where k.contype = 'f' and has_table_privilege('anon', k.conrelid, 'select') and has_table_privilege('anon', k.confrelid, 'select')
  )
  select parent::regclass::text as "from", child::regclass::text as "to" from key where not is_unique
  union
  select a.parent::regclass::text, b.parent::regclass::text from key as a
  join key as b on b.child = a.child and b.columns <> a.columns
  where a.primary_key @> a.columns and a.primary_key @> b.columns
  order by 1, 2`;

const withoutFunction = async () =>
  (
    await database.query<{ from: string; to: string }>(`
      select * from (${ways}) as way
      where not exists (
        select from pg_catalog.pg_proc as p
        where p.pronamespace = 'public'::regnamespace and p.proname = way.to and p.pronargs = 1
          and p.proargtypes[0] = (select c.reltype from pg_catalog.pg_class as c where c.oid = way.from::regclass)
          and pg_get_functiondef(p.oid) ~ 'spend_inner_rows'
      )`)
  ).rows;

test('every list that can stand inside a public row is bounded', async () => {
  const { rows } = await database.query(ways);
  expect(rows.length).toBeGreaterThan(10);
  expect(await withoutFunction()).toEqual([]);
  await database.script(`
    create table public.twin (votacao_id integer references public.camara_votacoes (id), n integer);
    grant select on public.twin to anon;
  `);
  expect(await withoutFunction()).toEqual([{ from: 'camara_votacoes', to: 'twin' }]);
  await database.script('drop table public.twin');
});

/** Rows of which the planted ones are no part. */
const loners = `
  insert into public.candidatos_presidencia_2026 (nome, foto_url, partido_sigla, partido_nome)
    values ('Nova', 'https://example.org/n.jpg', 'PN', 'Partido N');
  insert into public.fontes (titulo, veiculo, tipo) values ('Nova', 'TSE', 'oficial');
  insert into public.turnos_presidencia (ano, turno, dia) values (2030, 1, '2030-10-06');
  insert into public.camara_deputados (id, nome, lido_em) values (999, 'Nova', '2026-10-01');
  insert into public.camara_votacoes (id_camara, dia, descricao, origem, lido_em) values ('9-1', '2026-10-01', 'Nova', 'api', '2026-10-01');
`;

test('a list inside a row is of that row alone', async () => {
  const world = await openMigrated();
  try {
    await plantFixture(world);
    const { rows } = await world.query<{ from: string; to: string }>(ways);
    const lists = async () => {
      const counts = rows.map(({ from, to }) =>
        world.query<{ n: number }>(
          `select count(*)::integer as n from public.${from} as one cross join lateral public.${to}(one) as inside`,
        ),
      );
      return (await Promise.all(counts)).map((counted, at) => [rows[at], counted.rows]);
    };
    const planted = await lists();
    await world.script(loners);
    expect(await lists()).toEqual(planted);
  } finally {
    await world.close();
  }
});

test.each([
  'camara_votacoes?select=id,camara_votos(camara_deputados(camara_votos(camara_votacoes(camara_votos(voto)))))',
  'camara_votacoes?select=camara_votos(voto)',
  'camara_votacoes?select=camara_deputados(camara_votacoes(camara_deputados(camara_votacoes(id))))',
  'camara_deputados?select=camara_votos!camara_votos_deputado_fkey(voto,camara_votacoes(camara_votos(voto)))',
  'camara_deputados?select=x:camara_votos_deputado_fkey(voto)',
])('lists inside lists beyond the bound are refused: %s', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(path.includes('x:') ? 400 : 413);
  expect((await answer.text()).length).toBeLessThan(2_000);
});

test('what a screen asks for is answered', async () => {
  const answer = await get(
    'camara_votacoes?select=id_camara,votos:camara_votos(voto,deputado:camara_deputados(id))&id_camara=eq.7-1',
  );
  expect(answer.status).toBe(200);
  const [rollCall] = rollCalls.parse(await answer.json());
  expect(rollCall?.votos).toHaveLength(150);
});
