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
    (select auth.uid()) = user_id and ((select auth.jwt()) ->> 'is_anonymous') is distinct from 'true'
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
