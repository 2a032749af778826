import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { chamberSnapshot } from '../../supabase/local/cli/chamber/snapshot.ts';
import { openMigrated } from '../../supabase/local/emulator/database/snapshot.ts';
import { openCopy } from '../../supabase/local/stand-ins/camara/copy.ts';
import { database } from './support/migrated.ts';

/* Members of missing parties would be shown no orientation. */

const copy = openCopy();
const json = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(`../../supabase/local/data/${file}`, import.meta.url), 'utf8'));
const registered = z
  .object({ partidos: z.array(z.object({ sigla: z.string() })) })
  .parse(await json('partidos-tse.json'))
  .partidos.map(({ sigla }) => sigla);
const federations = z
  .object({ federacoes: z.array(z.object({ partidos: z.array(z.string()) })) })
  .parse(await json('partidos-tse.json')).federacoes;
const elected = JSON.stringify(await json('eleicao-2026/eleitos-camara.json')).matchAll(
  /"partido_sigla":"([^"]+)"/g,
);

/** As the Chamber writes benches in its orientations, shortened ones among them. */
const benches = [
  'Governo',
  'Maioria',
  'Minoria',
  'Oposição',
  'Fdr PT-PCdoB-PV',
  'Fdr PSOL-REDE',
  'Fdr PSDB-CIDADANIA',
  'Bl UniPpPsd...',
  'Republican',
  'Podemos',
  'Solidaried',
  'MDB',
  'NOVO',
  'PL',
  'PSB',
  'PDT',
  'AVANTE',
  'PRD',
];

const known = async (siglas: Iterable<string>): Promise<string[]> => {
  const { rows } = await database.query(
    `select s.sigla from unnest($1::text[]) as s (sigla)
     where not exists (select from private.bancadas as b where b.nome = private.sem_acentos(s.sigla))`,
    [[...new Set(siglas)]],
  );
  return z
    .array(z.object({ sigla: z.string() }))
    .parse(rows)
    .map(({ sigla }) => sigla);
};

it('every party of the copies is in the table of benches', async () => {
  const lists = await Promise.all([copy.read('deputados'), copy.read('partidos')]);
  const sitting = lists[0].dados.map(({ siglaPartido }) => siglaPartido);
  const listed = lists[1].dados.map(({ sigla }) => sigla);
  const ofTheDay = Object.values(await copy.read('partidos-no-voto')).flat();
  const siglas = [
    ...sitting,
    ...listed,
    ...registered,
    ...ofTheDay.map(({ partido }) => partido),
    ...[...elected].map(([, sigla = '']) => sigla),
  ];
  expect(new Set(siglas).size).toBeGreaterThan(30);
  expect(await known(siglas)).toEqual([]);
});

it('a party that no source names is told', async () => {
  expect(await known(['PT', 'PARTIDO INVENTADO'])).toEqual(['PARTIDO INVENTADO']);
});

it('no vote of the copies reads that orientations are missing where the Chamber published some', async () => {
  const loaded = await openMigrated({ records: await chamberSnapshot('latest') });
  try {
    await loaded.query(
      `insert into public.camara_orientacoes (votacao_id, bancada, orientacao)
       select v.id, b.bench, 'Sim'
       from (select id from public.camara_votacoes where tem_votos order by dia desc, id desc limit 2) as v,
         unnest($1::text[]) as b (bench)`,
      [benches],
    );
    const { rows } = await loaded.query(
      `select count(*)::int as told, count(*) filter (where r.orientacao is null)::int as missing
       from (select distinct on (votacao_id, partido_sigla) deputado_id as id from public.camara_votos
             where votacao_id in (select votacao_id from public.camara_orientacoes)) as d
       cross join lateral public.votos_do_deputado(d.id, p_limite => 2) as r
       where r.votacao_id in (select votacao_id from public.camara_orientacoes)`,
    );
    expect(rows).toEqual([{ told: 4, missing: 0 }]);
  } finally {
    await loaded.close();
  }
});

it('every registered federation means its parties, as the Chamber names it', async () => {
  for (const { partidos } of federations) {
    const { rows } = await database.query(
      `select p.partidos = array(select private.sem_acentos(s) from unnest($2::text[]) as s order by 1) as is_same,
         p.abreviada
       from private.partidos_da_bancada($1, '2026-08-14') as p`,
      [`Fdr ${partidos.join('-')}`, partidos],
    );
    expect([partidos, rows]).toEqual([partidos, [{ is_same: true, abreviada: false }]]);
  }
});
