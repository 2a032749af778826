create function private.has_choice_consent() returns boolean
language sql stable
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

-- An upsert meets the insert policy even where it changes a row. These look into the table that they guard, which a policy
-- itself cannot.
create function private.lessens_candidate_choice(candidate uuid, favorite boolean, ignored boolean) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select 1 from public.usuario_candidatos_relacao as kept
    where kept.user_id = (select auth.uid()) and kept.candidato_id = candidate
      and kept.favorito >= favorite and kept.ignorado >= ignored
  );
$$;
create function private.lessens_deputy_choice(deputy text, favorite boolean, ignored boolean) returns boolean
language sql stable
set search_path = ''
as $$
  select exists (
    select 1 from public.usuario_deputados_relacao as kept
    where kept.user_id = (select auth.uid()) and kept.deputado_id = deputy
      and kept.favorito >= favorite and kept.ignorado >= ignored
  );
$$;
comment on function private.lessens_candidate_choice(uuid, boolean, boolean) is
  'Whether the caller keeps a choice of this candidate to which these flags add nothing: turning off needs no consent. Runs with the caller''s rights.';
comment on function private.lessens_deputy_choice(text, boolean, boolean) is
  'As private.lessens_candidate_choice, of a deputy.';

alter policy "users create their own choices of visible candidates" on public.usuario_candidatos_relacao
  with check (
    (select auth.uid()) = user_id
    and ((select auth.jwt()) ->> 'is_anonymous') is distinct from 'true'
    and ((select private.has_choice_consent()) or private.lessens_candidate_choice(candidato_id, favorito, ignorado))
    and exists (select 1 from public.candidatos_presidencia_2026 as c where c.id = candidato_id)
  );
alter policy "users create their own deputy choices" on public.usuario_deputados_relacao
  with check (
    (select auth.uid()) = user_id
    and ((select auth.jwt()) ->> 'is_anonymous') is distinct from 'true'
    and ((select private.has_choice_consent()) or private.lessens_deputy_choice(deputado_id, favorito, ignorado))
  );

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
revoke execute on function
  private.has_choice_consent(), private.require_choice_consent(),
  private.lessens_candidate_choice(uuid, boolean, boolean), private.lessens_deputy_choice(text, boolean, boolean)
  from public, anon, authenticated, service_role;
grant execute on function
  private.has_choice_consent(),
  private.lessens_candidate_choice(uuid, boolean, boolean), private.lessens_deputy_choice(text, boolean, boolean)
  to authenticated;

create trigger require_choice_consent
  before update on public.usuario_candidatos_relacao
  for each row
  when ((new.favorito and not old.favorito) or (new.ignorado and not old.ignorado))
  execute function private.require_choice_consent();
create trigger require_choice_consent
  before update on public.usuario_deputados_relacao
  for each row
  when ((new.favorito and not old.favorito) or (new.ignorado and not old.ignorado))
  execute function private.require_choice_consent();
