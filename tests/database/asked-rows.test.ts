import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import type { Database } from '../../supabase/local/emulator/database/database.ts';
import { openMigrated } from '../../supabase/local/emulator/database/snapshot.ts';
import { localJwtSecret, signToken } from '../../supabase/local/emulator/jwt.ts';
import { createRest, type Rest } from '../../supabase/local/emulator/rest/rest.ts';
import { type Act, requestOf } from './support/app-requests.ts';
import { somebody, someCandidate } from './support/crowd.ts';

let database: Database;
let rest: Rest;

const candidate = (n: number) => `00000000-0000-4000-9000-00000000000${n}`;

/** In no useful order, with rows between them that no screen wants. */
const world = `
  set session_replication_role = replica;
  insert into auth.users (id, email) values ('${somebody}', 'admin@example.org');
  insert into public.user_roles (user_id, role) values ('${somebody}', 'admin');
  insert into public.candidatos_presidencia_2026
    (id, nome, foto_url, partido_sigla, partido_nome, status, election_year, tse_sq, updated_at)
  values
    ('${someCandidate}', 'Zélia', 'https://example.org/a.jpg', 'PA', 'Partido A', 'active', 2026, '280000000001', '2026-11-02'),
    ('${candidate(2)}', 'Ana', 'https://example.org/a.jpg', 'PA', 'Partido A', 'active', 2026, '280000000002', '2026-11-03'),
    ('${candidate(3)}', 'Bia', 'https://example.org/a.jpg', 'PA', 'Partido A', 'archived', 2026, '280000000003', '2026-11-04'),
    ('${candidate(4)}', 'Cida', 'https://example.org/a.jpg', 'PA', 'Partido A', 'active', 2030, '280000000004', '2026-11-01'),
    ('${candidate(5)}', 'Duda', 'https://example.org/a.jpg', 'PA', 'Partido A', 'active', 2026, null, '2026-11-05');
  insert into public.candidatos_revisoes (candidato_id, campo, revisado_em)
    select '${someCandidate}', campo, '2026-11-01' from unnest(array['profissao', 'inclinacao_politica']) as campo;
  insert into public.fontes (id, titulo, veiculo, tipo) values ('${candidate(9)}', 'Registro', 'TSE', 'oficial');
  insert into public.candidatos_fontes (candidato_id, campo, fonte_id, posicao)
    select '${someCandidate}', campo, '${candidate(9)}', 1 from unnest(array['coalition', 'idade']) as campo;
  insert into public.turnos_presidencia (ano, turno, dia, situacao, validos, fonte_titulo, fonte_url, fonte_data)
    values (2022, 1, '2022-10-02', 'apurado', 10, 'TSE', 'https://tse.jus.br/', '2022-10-03');
  update public.turnos_presidencia set situacao = 'apurado', validos = 10, fonte_titulo = 'TSE', fonte_url = 'https://tse.jus.br/',
    fonte_data = '2026-10-05' where ano = 2026 and turno = 1;
  insert into public.eleitos_camara (legislatura, uf, nome_urna, partido_sigla, fontes)
    values (58, 'SP', 'ZECA', 'PA', '{tse}'), (59, 'SP', 'BETO', 'PA', '{tse}'), (58, 'AC', 'ANA', 'PA', '{tse}');
  insert into public.camara_votacoes (id_camara, dia, descricao, origem, lido_em)
    select n || '-1', date '2026-05-20' + n % 3, 'Aprovado o Projeto.', 'api', '2026-06-01' from generate_series(1, 5) as n;
  insert into public.votacoes_explicadas
    (votacao_id, titulo_claro, sim_significa, nao_significa, fonte_titulo, fonte_url, fonte_data, situacao, publicada_em)
    select id, 'Título em palavras', 'Aprovava o pedido de urgência.', 'Rejeitava o pedido de urgência.', 'Câmara',
      'https://www.camara.leg.br/', '2026-05-25', 'publicada', now()
    from public.camara_votacoes where id_camara <> '5-1';
  insert into public.cota_limites (uf, desde, ate, valor_mensal, ato, fonte_url, valor_no_ato) values
    ('SP', '2025-01-01', '2025-12-31', 1, 'Ato 1', 'https://www.camara.leg.br/', true),
    ('SP', '2026-01-01', null, 1, 'Ato 2', 'https://www.camara.leg.br/', true),
    ('AC', '2026-01-01', null, 1, 'Ato 2', 'https://www.camara.leg.br/', true);
  insert into public.audit_log (entity, entity_id, action, created_at)
    select 'candidatos_presidencia_2026', case when n % 2 = 0 then '${someCandidate}'::uuid else '${candidate(2)}' end, 'update',
      now() - (n * 37 % 150) * interval '1 day' from generate_series(1, 149) as n;
  reset session_replication_role;
`;

beforeAll(async () => {
  database = await openMigrated();
  await database.script(world);
  rest = await createRest({ database, schemas: ['public'], maxRows: 1000, jwtSecret: localJwtSecret });
});
afterAll(() => database.close());

const rowsSchema = z.array(z.record(z.string(), z.unknown()));

async function rowsOf(act: Act, role: 'anon' | 'authenticated') {
  const asked = await requestOf(act);
  const headers = new Headers(asked.headers);
  const claims = role === 'anon' ? { role } : { role, sub: somebody };
  headers.set('authorization', `Bearer ${await signToken(claims, localJwtSecret)}`);
  const { pathname, search } = new URL(asked.url);
  const address = `http://rest.test${pathname.replace('/rest/v1', '')}${search}`;
  return rowsSchema.parse(await (await rest.fetch(new Request(address, { headers }))).json());
}

const asked: readonly [act: Act, role: 'anon' | 'authenticated', column: string, values: unknown[]][] = [
  ['list of candidates', 'anon', 'nome', ['Ana', 'Bia', 'Duda', 'Zélia']],
  ['records by theme', 'anon', 'nome', ['Ana', 'Zélia']],
  ['explained roll calls', 'anon', 'id_camara', ['2-1', '4-1', '1-1']],
  ['published rounds', 'anon', 'fonte_data', ['2026-10-05']],
  ['elected deputies', 'anon', 'nome_urna', ['ANA', 'ZECA']],
  ['limits of the panel', 'anon', 'ato', ['Ato 2', 'Ato 2', 'Ato 1']],
  ['limits of the panel', 'anon', 'uf', ['AC', 'SP', 'SP']],
  ['list of the panel', 'authenticated', 'nome', ['Duda', 'Bia', 'Ana', 'Zélia', 'Cida']],
  ['filtered list of the panel', 'authenticated', 'nome', ['Bia']],
];

it.each(asked)(
  'the %s, as %s, come by %s, these alone and in this order',
  async (act, role, column, values) => {
    expect((await rowsOf(act, role)).map((row) => row[column])).toEqual(values);
  },
);

it('a card has its own review and sources, of what it shows alone', async () => {
  const cards = await rowsOf('list of candidates', 'anon');
  expect(cards.map(({ nome, revisoes, fontes }) => [nome, revisoes, fontes])).toEqual([
    ['Ana', [], []],
    ['Bia', [], []],
    ['Duda', [], []],
    ['Zélia', [{ campo: 'inclinacao_politica', confianca: null }], [{ campo: 'idade' }]],
  ]);
});

it('the balance counts who is on the ballot of this election', async () => {
  const rows = await rowsOf('balance of the panel', 'authenticated');
  expect(rows.map(({ nome }) => nome).sort()).toEqual(['Ana', 'Duda', 'Zélia']);
});

it('the audit shows the latest hundred acts, newest first, of one record where it is asked for', async () => {
  const moments = async (act: Act) =>
    (await rowsOf(act, 'authenticated')).map(({ created_at }) => String(created_at));
  const all = await moments('audit of everything');
  expect(all).toHaveLength(100);
  expect(all).toEqual(all.toSorted().reverse());
  expect(Date.now() - Date.parse(all.at(-1) ?? '')).toBeLessThan(101 * 86_400_000);
  expect(await moments('audit of one record')).toHaveLength(74);
});

it('the activity counts the acts of seven days alone', async () => {
  expect((await rowsOf('activity of the panel', 'authenticated')).length).toBeLessThan(8);
});
