import { audit, candidates, choices, consents, counters, type Flaw, flawsOf } from './flaw.ts';

const quota = { table: 'private.uso_ia', file: 'consumir_cota_ia' };

/** Mistakes of privileges: what a role may ask at all. */
export const grantFlaws: Flaw[] = [
  ...flawsOf(choices, ['pgtap', 'matrix', 'grants'], {
    'visitors may ask for choices (and get none)':
      'grant select on public.usuario_candidatos_relacao to anon',
    'the service role reads choices': 'grant select on public.usuario_candidatos_relacao to service_role',
    'users may name any column of their choices':
      'grant insert, update on public.usuario_candidatos_relacao to authenticated',
    'users may do nothing with their choices':
      'revoke all on public.usuario_candidatos_relacao from authenticated',
  }),
  ...flawsOf(choices, ['pgtap', 'grants'], {
    'users may empty the table of choices, which no policy stops':
      'grant truncate on public.usuario_candidatos_relacao to authenticated',
  }),
  ...flawsOf(candidates, ['pgtap', 'matrix', 'grants'], {
    'administrators may change the id and the creation of a candidate':
      'grant update on public.candidatos_presidencia_2026 to authenticated',
    'the service role deletes candidates':
      'grant delete on public.candidatos_presidencia_2026 to service_role',
  }),
  ...flawsOf(audit, ['matrix', 'grants'], {
    'users may send audit rows (and are refused by the missing policy)':
      'grant insert on public.audit_log to authenticated',
  }),
  ...flawsOf(consents, ['pgtap', 'matrix', 'grants'], {
    'users rewrite and delete their consents': [
      'grant update, delete on public.consentimentos to authenticated',
      `create policy "users delete their own consents" on public.consentimentos for delete to authenticated
         using ((select auth.uid()) = user_id)`,
    ],
  }),
  ...flawsOf(counters, ['matrix', 'grants'], {
    'the service role resets counters': 'grant update on private.uso_ia to service_role',
  }),
  ...flawsOf(counters, ['pgtap', 'matrix', 'grants'], {
    'visitors enter the private schema': [
      'grant usage on schema private to anon',
      'grant select on private.uso_ia to anon',
    ],
  }),
  ...flawsOf(choices, ['grants'], {
    'new tables are open to the API again':
      'alter default privileges in schema public grant all on tables to anon, authenticated',
    'new functions are open to everybody again':
      'alter default privileges grant execute on functions to public',
  }),
  ...flawsOf(quota, ['pgtap', 'matrix', 'grants', 'lints'], {
    'everybody spends and sizes quotas':
      'grant execute on function public.consumir_cota_ia(uuid, integer) to public',
    'users spend and size quotas':
      'grant execute on function public.consumir_cota_ia(uuid, integer) to authenticated',
  }),
  ...flawsOf(
    { table: 'private.orcamento_ia', file: 'reservar_analise_ia' },
    ['pgtap', 'matrix', 'grants', 'lints'],
    {
      'users take turns with limits of their own':
        'grant execute on function public.reservar_analise_ia(uuid, integer, integer, integer, integer) to authenticated',
    },
  ),
  ...flawsOf({ table: 'private.uso_ia', file: 'exportar_meus_dados' }, ['matrix', 'grants'], {
    'visitors call the export': 'grant execute on function public.exportar_meus_dados() to anon',
  }),
  ...flawsOf({ table: 'auth.users', file: 'excluir_minha_conta' }, ['grants', 'lints'], {
    'a privileged function erases the account it is told': [
      `create function public.apagar(conta uuid) returns void language sql security definer set search_path = ''
         as 'delete from auth.users where id = conta'`,
      `comment on function public.apagar(uuid) is 'x'`,
      'grant execute on function public.apagar(uuid) to authenticated',
    ],
  }),
  ...flawsOf(choices, ['grants', 'lints'], {
    'a view sums choices past row-level security': [
      `create view public.ranking as select candidato_id, count(*) as favoritos
         from public.usuario_candidatos_relacao where favorito group by candidato_id`,
      `comment on view public.ranking is 'x'`,
      `comment on column public.ranking.candidato_id is 'x'`,
      `comment on column public.ranking.favoritos is 'x'`,
      'grant select on public.ranking to anon',
    ],
  }),
];
