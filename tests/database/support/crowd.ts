import type { Database } from '../../../supabase/local/emulator/database/database.ts';

/** An identifier that a number gives; `kind` keeps people and candidates apart. */
function idOf(kind: '8000' | '9000', number: string): string {
  return `('00000000-0000-4000-${kind}-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
}

const person = (number: string) => idOf('8000', number);
const candidate = (number: string) => idOf('9000', number);

/** Ten choices of candidates in the crowd, and one candidate. */
export const somebody = '00000000-0000-4000-8000-000000000064';
export const someCandidate = '00000000-0000-4000-9000-000000000064';

/** They are other tests' matter, and take as long as all rows. */
const withoutChecks = `do $$ begin
  execute (
    select string_agg(format('alter table %s drop constraint %I', conrelid::regclass, conname), ';')
    from pg_constraint where contype = 'c' and conrelid <> 0 and connamespace = 'public'::regnamespace
  );
end $$`;

const statements = [
  withoutChecks,
  `insert into public.candidatos_presidencia_2026
     (id, nome, foto_url, partido_sigla, partido_nome, status, election_year, updated_at)
   select ${candidate('n')}, 'Pessoa ' || md5(n::text), 'https://example.org/a.jpg', 'PA', 'Partido',
     (array['active', 'active', 'archived', 'deleted'])[1 + n % 4], 1989 + n % 100, now() - n * interval '1 minute'
   from generate_series(1, 5000) as n`,
  `insert into public.usuario_candidatos_relacao (user_id, candidato_id, favorito)
   select ${person('n / 10')}, ${candidate('1 + (n * 7) % 5000')}, true from generate_series(1, 200000) as n`,
  `insert into public.usuario_deputados_relacao (user_id, deputado_id, deputado_nome, favorito)
   select ${person('n / 10')}, (n % 513)::text, 'Nome', true from generate_series(1, 20000) as n`,
  `insert into public.resultados_presidencia (turno_id, candidato_id, votos, percentual, situacao)
   select t.id, ${candidate('n')}, n, 0, 'nao_eleito' from public.turnos_presidencia as t, generate_series(1, 5000) as n`,
  `insert into public.audit_log (entity, entity_id, action, created_at)
   select 'candidatos_presidencia_2026', ${candidate('1 + n % 5000')}, 'update', now() - n * interval '1 hour'
   from generate_series(1, 20000) as n`,
  `insert into public.fontes (titulo, veiculo, tipo, url)
   select 'Publicação ' || n, 'Jornal', 'imprensa', 'https://example.org/fonte-' || n from generate_series(1, 5000) as n`,
  `insert into public.candidatos_fontes (candidato_id, campo, fonte_id, posicao)
   select c.id, f.campo, s.id, 1
   from (select id, row_number() over (order by id) as n from public.candidatos_presidencia_2026) as c
   join (select id, row_number() over (order by id) as n from public.fontes) as s on s.n = c.n
   cross join unnest(array['nome_completo', 'profissao', 'escolaridade', 'idade']) as f (campo)
   on conflict do nothing`,
  `insert into public.candidatos_revisoes (candidato_id, campo, revisado_em)
   select c.id, f.campo, '2026-11-01'
   from public.candidatos_presidencia_2026 as c
   cross join unnest(array['nome_completo', 'profissao', 'escolaridade', 'idade']) as f (campo)
   on conflict do nothing`,
  `insert into public.consentimentos (user_id, finalidade, versao)
   select ${person('n')}, 'escolhas', '2026-11-22' from generate_series(1, 20000) as n`,
  `insert into public.user_roles (user_id, role) select ${person('n')}, 'admin' from generate_series(1, 2000) as n`,
];

/** 200,000 choices about 5,000 candidates, without triggers, analyzed. */
export async function plantCrowd(database: Database): Promise<void> {
  await database.query('set session_replication_role = replica');
  for (const statement of statements) await database.query(statement);
  await database.query('reset session_replication_role');
  await database.query('analyze');
}
