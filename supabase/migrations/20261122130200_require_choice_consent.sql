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

-- An upsert meets the insert policy even where it changes a row: one that only turns flags off needs no consent. A plain
-- insert of such a row is a twin and refused by the key.
alter policy "users create their own choices of visible candidates" on public.usuario_candidatos_relacao
  with check (
    (select auth.uid()) = user_id
    and ((select auth.jwt()) ->> 'is_anonymous') is distinct from 'true'
    and (
      (select private.has_choice_consent())
      or exists (
        select 1 from public.usuario_candidatos_relacao as kept
        where kept.user_id = (select auth.uid()) and kept.candidato_id = usuario_candidatos_relacao.candidato_id
          and kept.favorito >= usuario_candidatos_relacao.favorito and kept.ignorado >= usuario_candidatos_relacao.ignorado
      )
    )
    and exists (select 1 from public.candidatos_presidencia_2026 as c where c.id = candidato_id)
  );
alter policy "users create their own deputy choices" on public.usuario_deputados_relacao
  with check (
    (select auth.uid()) = user_id
    and ((select auth.jwt()) ->> 'is_anonymous') is distinct from 'true'
    and (
      (select private.has_choice_consent())
      or exists (
        select 1 from public.usuario_deputados_relacao as kept
        where kept.user_id = (select auth.uid()) and kept.deputado_id = usuario_deputados_relacao.deputado_id
          and kept.favorito >= usuario_deputados_relacao.favorito and kept.ignorado >= usuario_deputados_relacao.ignorado
      )
    )
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
revoke execute on function private.has_choice_consent(), private.require_choice_consent()
  from public, anon, authenticated, service_role;
grant execute on function private.has_choice_consent() to authenticated;

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
