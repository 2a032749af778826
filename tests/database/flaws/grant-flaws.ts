import { candidates, choices, consents, counters, type Flaw } from './flaw.ts';

const quota = { table: 'private.uso_ia', file: 'consumir_cota_ia' };

/** Mistakes of privileges: what a role may ask at all. */
export const grantFlaws: Flaw[] = [
  {
    flaw: 'visitors may ask for choices (and get none)',
    sql: ['grant select on public.usuario_candidatos_relacao to anon'],
    ...choices,
    caughtBy: ['pgtap', 'matrix', 'grants'],
  },
  {
    flaw: 'the service role reads choices',
    sql: ['grant select on public.usuario_candidatos_relacao to service_role'],
    ...choices,
    caughtBy: ['pgtap', 'matrix', 'grants'],
  },
  {
    flaw: 'users may name any column of their choices',
    sql: ['grant insert, update on public.usuario_candidatos_relacao to authenticated'],
    ...choices,
    caughtBy: ['pgtap', 'matrix', 'grants'],
  },
  {
    flaw: 'users may do nothing with their choices',
    sql: ['revoke all on public.usuario_candidatos_relacao from authenticated'],
    ...choices,
    caughtBy: ['pgtap', 'matrix', 'grants'],
  },
  {
    flaw: 'users may empty the table of choices, which no policy stops',
    sql: ['grant truncate on public.usuario_candidatos_relacao to authenticated'],
    ...choices,
    caughtBy: ['pgtap', 'grants'],
  },
  {
    flaw: 'administrators may change the id and the creation of a candidate',
    sql: ['grant update on public.candidatos_presidencia_2026 to authenticated'],
    ...candidates,
    caughtBy: ['pgtap', 'matrix', 'grants'],
  },
  {
    flaw: 'the service role deletes candidates',
    sql: ['grant delete on public.candidatos_presidencia_2026 to service_role'],
    ...candidates,
    caughtBy: ['pgtap', 'matrix', 'grants'],
  },
  {
    flaw: 'users may send audit rows (and are refused by the missing policy)',
    sql: ['grant insert on public.audit_log to authenticated'],
    table: 'public.audit_log',
    file: 'audit_log',
    caughtBy: ['matrix', 'grants'],
  },
  {
    flaw: 'users rewrite and delete their consents',
    sql: [
      'grant update, delete on public.consentimentos to authenticated',
      `create policy "users delete their own consents" on public.consentimentos for delete to authenticated
         using ((select auth.uid()) = user_id)`,
    ],
    ...consents,
    caughtBy: ['pgtap', 'matrix', 'grants'],
  },
  {
    flaw: 'the service role resets counters',
    sql: ['grant update on private.uso_ia to service_role'],
    ...counters,
    caughtBy: ['matrix', 'grants'],
  },
  {
    flaw: 'visitors enter the private schema',
    sql: ['grant usage on schema private to anon', 'grant select on private.uso_ia to anon'],
    ...counters,
    caughtBy: ['pgtap', 'matrix', 'grants'],
  },
  {
    flaw: 'new tables are open to the API again',
    sql: ['alter default privileges in schema public grant all on tables to anon, authenticated'],
    ...choices,
    caughtBy: ['grants'],
  },
  {
    flaw: 'new functions are open to everybody again',
    sql: ['alter default privileges grant execute on functions to public'],
    ...choices,
    caughtBy: ['grants'],
  },
  {
    flaw: 'everybody spends and sizes quotas',
    sql: ['grant execute on function public.consumir_cota_ia(uuid, integer) to public'],
    ...quota,
    caughtBy: ['pgtap', 'matrix', 'grants', 'lints'],
  },
  {
    flaw: 'users spend and size quotas',
    sql: ['grant execute on function public.consumir_cota_ia(uuid, integer) to authenticated'],
    ...quota,
    caughtBy: ['pgtap', 'matrix', 'grants', 'lints'],
  },
  {
    flaw: 'users take turns with limits of their own',
    sql: [
      'grant execute on function public.reservar_analise_ia(uuid, integer, integer, integer, integer) to authenticated',
    ],
    table: 'private.orcamento_ia',
    file: 'reservar_analise_ia',
    caughtBy: ['pgtap', 'matrix', 'grants', 'lints'],
  },
  {
    flaw: 'visitors call the export',
    sql: ['grant execute on function public.exportar_meus_dados() to anon'],
    table: 'private.uso_ia',
    file: 'exportar_meus_dados',
    caughtBy: ['matrix', 'grants'],
  },
  {
    flaw: 'a privileged function erases the account it is told',
    sql: [
      `create function public.apagar(conta uuid) returns void language sql security definer set search_path = ''
         as 'delete from auth.users where id = conta'`,
      `comment on function public.apagar(uuid) is 'x'`,
      'grant execute on function public.apagar(uuid) to authenticated',
    ],
    table: 'auth.users',
    file: 'excluir_minha_conta',
    caughtBy: ['grants', 'lints'],
  },
  {
    flaw: 'a view sums choices past row-level security',
    sql: [
      `create view public.ranking as select candidato_id, count(*) as favoritos
         from public.usuario_candidatos_relacao where favorito group by candidato_id`,
      `comment on view public.ranking is 'x'`,
      `comment on column public.ranking.candidato_id is 'x'`,
      `comment on column public.ranking.favoritos is 'x'`,
      'grant select on public.ranking to anon',
    ],
    ...choices,
    caughtBy: ['grants', 'lints'],
  },
];
