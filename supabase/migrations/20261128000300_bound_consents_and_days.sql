-- A text of analise_ia names its recipient, so consents in force are no closed set either.
create or replace function private.cap_consents() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  cap constant integer := 200;
  owner_id uuid;
begin
  for owner_id in select distinct i.user_id from inserted as i order by i.user_id loop
    -- Two statements of one user wait for each other, so that the second counts the rows of the first.
    perform pg_advisory_xact_lock(hashtextextended(tg_table_name || owner_id::text, 0));
    delete from public.consentimentos as c
    where c.id in (
      select o.id from public.consentimentos as o
      where o.user_id = owner_id and o.revogado_em is not null
        and not exists (select from inserted as i where i.id = o.id)
      order by o.revogado_em, o.id
      limit greatest(0, (select count(*) from public.consentimentos as a where a.user_id = owner_id) - cap)
    );
    if (select count(*) from public.consentimentos as a where a.user_id = owner_id) > cap then
      raise exception 'at most % consents per user', cap using errcode = '23514';
    end if;
  end loop;
  return null;
end
$$;
comment on function private.cap_consents() is
  'Keeps at most 200 consents of a user: the oldest revoked ones make room for a new one; beyond 200 in force it is refused (23514).';

-- Texts inside lists are read by everybody too.
create or replace function private.siglas_ok(value text[]) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select value is null
    or (
      coalesce(array_ndims(value), 1) = 1
      and cardinality(value) between 1 and 20
      and not exists (
        select 1 from unnest(value) as item
        where item is null or length(private.trimmed(item)) < 2 or length(item) > 20 or not private.line_ok(item)
          or not private.impersonal_ok(item)
      )
    );
$$;
comment on function private.siglas_ok(text[]) is
  'True for a flat list of 1 to 20 party abbreviations of 2 to 20 characters, none with an e-mail, telephone or CPF.';

create or replace function private.mandato_ok(value jsonb) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select case
    when jsonb_typeof(value) is distinct from 'object' then false
    when not (
      value - array['cargo', 'ano_inicio', 'ano_fim'] = '{}'::jsonb
      and coalesce(jsonb_typeof(value -> 'cargo') = 'string', false)
      and private.trimmed(value ->> 'cargo') <> ''
      and length(value ->> 'cargo') <= 120
      and private.line_ok(value ->> 'cargo')
      and private.impersonal_ok(value ->> 'cargo')
      and private.ano_ok(value -> 'ano_inicio')
    ) then false
    when coalesce(jsonb_typeof(value -> 'ano_fim'), 'null') = 'null' then true
    when not private.ano_ok(value -> 'ano_fim') then false
    else (value -> 'ano_fim')::numeric >= (value -> 'ano_inicio')::numeric
  end;
$$;
comment on function private.mandato_ok(jsonb) is
  'True for {cargo, ano_inicio, ano_fim}: an office of 1 to 120 characters without an e-mail, telephone or CPF, its first year, its last year, not before the first, or null while it lasts.';

-- A check may not ask for today; what the owner loads keeps the days of its file.
create function private.refuse_day_to_come() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  today constant date := (clock_timestamp() at time zone 'America/Sao_Paulo')::date;
  field text;
begin
  foreach field in array tg_argv loop
    if (to_jsonb(new) ->> field)::date > today then
      raise exception '% is a day to come', field using errcode = '23514';
    end if;
  end loop;
  return new;
end
$$;
comment on function private.refuse_day_to_come() is
  'Refuses (23514) an edit that states a day after today in Brasília. Arguments: the columns.';
revoke execute on function private.refuse_day_to_come() from public, anon, authenticated, service_role;

create trigger refuse_day_to_come
  before insert or update of publicada_em, consultada_em on public.fontes
  for each row when (auth.uid() is not null)
  execute function private.refuse_day_to_come('publicada_em', 'consultada_em');

create trigger refuse_day_to_come
  before insert or update of situacao_registro_em on public.candidatos_presidencia_2026
  for each row when (auth.uid() is not null)
  execute function private.refuse_day_to_come('situacao_registro_em');

create trigger refuse_day_to_come
  before insert or update of fonte_data on public.votacoes_explicadas
  for each row when (auth.uid() is not null)
  execute function private.refuse_day_to_come('fonte_data');

-- A token tells the e-mail of an hour ago; the account itself is asked.
create or replace function private.minhas_datas() returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'email', u.email,
    'email_pedido', nullif(u.email_change, ''),
    'nome', u.raw_user_meta_data ->> 'name',
    'criada_em', u.created_at,
    'email_confirmado_em', u.email_confirmed_at,
    'ultima_entrada_em', u.last_sign_in_at,
    'identidades', coalesce(
      (
        select jsonb_agg(
          jsonb_build_object(
            'servico', i.provider, 'criada_em', i.created_at, 'ultima_entrada_em', i.last_sign_in_at, 'dados', i.identity_data
          )
          order by i.created_at, i.provider
        )
        from auth.identities as i where i.user_id = u.id
      ),
      '[]'::jsonb
    )
  )
  from auth.users as u
  where u.id = (select auth.uid());
$$;
comment on function private.minhas_datas() is
  'The caller''s account as the service of accounts keeps it, for the export: e-mail, a requested one, name, dates, and what each sign-in service told of the person; null without an account.';
