-- A save that began before a withdrawal read the consent as it was then, and ended after it: its row stayed behind. Saves of
-- one person now go beside each other, a withdrawal goes alone, and what a save waited for it also sees.
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
revoke execute on function private.queue_choices(), private.erase_choices_without_consent()
  from public, anon, authenticated, service_role;

create trigger queue_choices
  before insert or update on public.usuario_candidatos_relacao
  for each statement execute function private.queue_choices('together');
create trigger queue_choices
  before insert or update on public.usuario_deputados_relacao
  for each statement execute function private.queue_choices('together');
create trigger queue_choices
  before update on public.consentimentos
  for each statement execute function private.queue_choices('alone');
create trigger erase_choices_without_consent
  after update on public.consentimentos
  for each row
  when (new.finalidade = 'escolhas')
  execute function private.erase_choices_without_consent();

-- Stable ones would see the moment at which the statement began, before it waited.
alter function private.has_choice_consent() volatile;
alter function private.lessens_candidate_choice(uuid, boolean, boolean) volatile;
alter function private.lessens_deputy_choice(text, boolean, boolean) volatile;

comment on function public.apagar_minhas_escolhas() is
  'Erases every choice of the caller and revokes the consent to keeping them, both or neither (LGPD art. 8 § 5, 18 VI); also choices whose consent was revoked before. Runs with the caller''s rights. 42501 without a session.';
