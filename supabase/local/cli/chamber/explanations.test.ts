import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../emulator/database/database.ts';
import { openMigrated } from '../../emulator/database/snapshot.ts';
import { loadExplanations } from './explanations.ts';
import { chamberSnapshot } from './snapshot.ts';

let database: Database;
beforeAll(async () => {
  database = await openMigrated({ seed: true, records: await chamberSnapshot('latest') });
});
afterAll(() => database.close());

const rowsOf = async (sql: string) => (await database.query(sql)).rows;

it('the file of explanations has at least ten principal roll calls of 2023 to 2026 as drafts, and publishes none', async () => {
  expect(
    await rowsOf(
      `select situacao, count(*) >= 10 as enough, bool_and(principal) as principal, bool_and(redigida_por is null) as nobodys
       from public.votacoes_explicadas group by 1`,
    ),
  ).toEqual([{ situacao: 'rascunho', enough: true, principal: true, nobodys: true }]);
  expect(
    await rowsOf(
      `select v.id_camara from public.votacoes_explicadas as e join public.camara_votacoes as v on v.id = e.votacao_id
       where v.dia < '2023-02-01' or e.fonte_data <> v.dia or e.fonte_url not like '%/' || v.id_camara`,
    ),
  ).toEqual([]);
});

it('the file of explanations tells both sides in the same words, of the proposition that was voted on', async () => {
  expect(
    await rowsOf(
      `select v.id_camara from public.votacoes_explicadas as e join public.camara_votacoes as v on v.id = e.votacao_id
       where replace(e.sim_significa, 'Aprovava', '') <> replace(e.nao_significa, 'Rejeitava', '')
         or e.fonte_titulo not like 'Ementa de ' || split_part(v.titulo, ' (', 1) || ' %'`,
    ),
  ).toEqual([]);
});

it('the file of explanations leaves what somebody wrote', async () => {
  await database.query(`update public.votacoes_explicadas set titulo_claro = 'Escrito por uma pessoa'`);
  await loadExplanations(database);
  expect(await rowsOf('select distinct titulo_claro from public.votacoes_explicadas')).toEqual([
    { titulo_claro: 'Escrito por uma pessoa' },
  ]);
});
