-- Changed words are asked for anew: an earlier consent authorises nothing.
create function private.consent_text_ok(purpose text, version text) returns boolean
language sql immutable
set search_path = ''
as $$
  select case purpose
    when 'escolhas' then version in ('2026-11-22')
    -- The text's date and, after the dot, who would receive the data: another recipient is another consent.
    when 'analise_ia' then version ~ '^2026-11-26\.[0-9a-f]{12}$'
    else false
  end;
$$;
comment on function private.consent_text_ok(text, text) is
  'Whether this is a text that people are shown today. Earlier consents stay as evidence and can be revoked, but authorise nothing new: what was agreed to then is not what is said now (LGPD art. 8 § 6). A changed text replaces its version here.';
revoke execute on function private.consent_text_ok(text, text) from public, anon, authenticated, service_role;
grant execute on function private.consent_text_ok(text, text) to authenticated;

create table public.consentimentos (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  finalidade text not null,
  versao text not null,
  concedido_em timestamptz not null default now(),
  revogado_em timestamptz,
  constraint consentimentos_pkey primary key (id),
  constraint consentimentos_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint consentimentos_finalidade_known check (finalidade in ('escolhas', 'analise_ia')),
  constraint consentimentos_versao_valid check (
    length(private.trimmed(versao)) >= 1 and length(versao) <= 40 and private.line_ok(versao)
  )
);

create index consentimentos_user_id_idx on public.consentimentos (user_id);
create unique index consentimentos_vigente_key on public.consentimentos (user_id, finalidade, versao)
  where revogado_em is null;

comment on table public.consentimentos is
  'Specific, versioned, revocable consents (LGPD art. 11 I). The owner adds one or revokes it; nothing else.';
comment on column public.consentimentos.id is 'Identifier of the consent.';
comment on column public.consentimentos.user_id is 'Who consents.';
comment on column public.consentimentos.finalidade is
  'The one purpose: escolhas (keep my choices) or analise_ia (send them to an AI provider).';
comment on column public.consentimentos.versao is 'Version of the text that was shown, 1 to 40 characters.';
comment on column public.consentimentos.concedido_em is 'When it was given, by the database''s clock.';
comment on column public.consentimentos.revogado_em is 'When it was revoked, by the database''s clock; null while it stands.';

revoke all on public.consentimentos from public, anon, authenticated, service_role;
grant select on public.consentimentos to authenticated;
grant insert (user_id, finalidade, versao) on public.consentimentos to authenticated;
grant update (revogado_em) on public.consentimentos to authenticated;
alter table public.consentimentos enable row level security;

create policy "users read their own consents" on public.consentimentos
  for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "users give their own consents" on public.consentimentos
  for insert to authenticated
  with check (
    (select auth.uid()) = user_id
    and ((select auth.jwt()) ->> 'is_anonymous') is distinct from 'true'
    and private.consent_text_ok(finalidade, versao)
  );

create policy "users revoke their own standing consents" on public.consentimentos
  for update to authenticated
  using ((select auth.uid()) = user_id and revogado_em is null)
  with check ((select auth.uid()) = user_id);

create function private.stamp_revocation() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.revogado_em := clock_timestamp();
  return new;
end
$$;
comment on function private.stamp_revocation() is 'The only change of a consent is its revocation, at the database''s own time.';
revoke execute on function private.stamp_revocation() from public, anon, authenticated, service_role;

create trigger stamp_revocation
  before update on public.consentimentos
  for each row execute function private.stamp_revocation();

-- The oldest revoked consents make room, so that nobody is kept from giving one again.
create function private.cap_consents() returns trigger
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
  end loop;
  return null;
end
$$;
comment on function private.cap_consents() is
  'Keeps at most 200 consents of a user: the oldest revoked ones make room for a new one, those in force never do.';
revoke execute on function private.cap_consents() from public, anon, authenticated, service_role;

create trigger cap_consents
  after insert on public.consentimentos
  referencing new table as inserted
  for each statement execute function private.cap_consents();

-- Saves of one person go beside each other, a withdrawal alone: none outlives the consent.
create function private.queue_choices() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  person constant bigint := hashtextextended('escolhas' || (select auth.uid()), 0);
begin
  -- Before the statement takes any row: whoever held one while waiting here would be waited for in turn.
  if tg_argv[0] = 'alone' then
    perform pg_advisory_xact_lock(person);
  else
    perform pg_advisory_xact_lock_shared(person);
  end if;
  return null;
end
$$;
comment on function private.queue_choices() is
  'Lets the caller''s saves of choices go together and a withdrawal of consent alone. Argument: together or alone.';
revoke execute on function private.queue_choices() from public, anon, authenticated, service_role;

create trigger queue_choices
  before update on public.consentimentos
  for each statement execute function private.queue_choices('alone');

create function private.erase_choices_without_consent() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if not exists (
    select from public.consentimentos as c
    where c.user_id = new.user_id and c.finalidade = 'escolhas' and c.revogado_em is null
  ) then
    delete from public.usuario_candidatos_relacao as c where c.user_id = new.user_id;
    delete from public.usuario_deputados_relacao as d where d.user_id = new.user_id;
  end if;
  return null;
end
$$;
comment on function private.erase_choices_without_consent() is
  'The last standing consent to keeping choices takes them along when it is revoked (LGPD art. 8 § 5). Runs with the caller''s rights.';
revoke execute on function private.erase_choices_without_consent() from public, anon, authenticated, service_role;

create trigger erase_choices_without_consent
  after update on public.consentimentos
  for each row
  when (new.finalidade = 'escolhas')
  execute function private.erase_choices_without_consent();

-- Volatile: a stable function would see the moment before the statement waited for its lock.
create function private.has_choice_consent() returns boolean
language sql volatile
set search_path = ''
as $$
  select exists (
    select 1 from public.consentimentos as c
    where c.user_id = (select auth.uid()) and c.finalidade = 'escolhas' and c.revogado_em is null
      and private.consent_text_ok(c.finalidade, c.versao)
  );
$$;
comment on function private.has_choice_consent() is
  'Whether the caller''s consent to keeping choices stands, given to the text that is shown today. Runs with the caller''s rights.';
revoke execute on function private.has_choice_consent() from public, anon, authenticated, service_role;
grant execute on function private.has_choice_consent() to authenticated;

create function private.require_choice_consent() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  if not private.has_choice_consent() then
    raise exception 'a choice is kept only with a consent' using errcode = '42501';
  end if;
  return new;
end
$$;
comment on function private.require_choice_consent() is
  'Refuses (42501) to turn a flag on without a consent: that keeps a new opinion. Turning off never asks for one.';
revoke execute on function private.require_choice_consent() from public, anon, authenticated, service_role;
