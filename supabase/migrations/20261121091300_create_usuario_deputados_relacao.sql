create table public.usuario_deputados_relacao (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  deputado_id text not null,
  deputado_nome text not null,
  deputado_foto text,
  deputado_partido text,
  deputado_uf text,
  favorito boolean not null default false,
  ignorado boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint usuario_deputados_relacao_pkey primary key (id),
  constraint usuario_deputados_relacao_user_id_fkey
    foreign key (user_id) references auth.users (id) on delete cascade,
  constraint usuario_deputados_relacao_user_deputado_key unique (user_id, deputado_id),
  constraint usuario_deputados_relacao_deputado_id_valid check (deputado_id ~ '^[0-9]{1,10}$'),
  constraint usuario_deputados_relacao_deputado_nome_valid check (
    length(private.trimmed(deputado_nome)) >= 1 and length(deputado_nome) <= 120
    and private.line_ok(deputado_nome) and deputado_nome !~ '[<>{}]'
  ),
  constraint usuario_deputados_relacao_deputado_foto_valid check (private.https_ok(deputado_foto)),
  constraint usuario_deputados_relacao_deputado_partido_valid check (
    length(deputado_partido) <= 20 and private.line_ok(deputado_partido) and deputado_partido !~ '[<>{}]'
  ),
  constraint usuario_deputados_relacao_deputado_uf_valid check (deputado_uf ~ '^([A-Z]{2})?$')
);

comment on table public.usuario_deputados_relacao is
  'What a user marked about federal deputies: political opinion, so only its owner reads it; not administrators, not in aggregate.';
comment on column public.usuario_deputados_relacao.id is 'Identifier of the choice.';
comment on column public.usuario_deputados_relacao.user_id is 'Owner of the choice; never changes.';
comment on column public.usuario_deputados_relacao.deputado_id is 'The deputy''s number at the Chamber; never changes.';
comment on column public.usuario_deputados_relacao.deputado_nome is
  'Name as the screen showed it, copied by the client: for display to its owner only, never a source.';
comment on column public.usuario_deputados_relacao.deputado_foto is 'Photo as the screen showed it, https or empty.';
comment on column public.usuario_deputados_relacao.deputado_partido is 'Party abbreviation as the screen showed it.';
comment on column public.usuario_deputados_relacao.deputado_uf is 'State as its two letters, or empty.';
comment on column public.usuario_deputados_relacao.favorito is
  'Marked as favourite. Both flags may stand: which go together is the screen''s rule.';
comment on column public.usuario_deputados_relacao.ignorado is 'Marked as ignored.';
comment on column public.usuario_deputados_relacao.created_at is 'When the choice was first made.';
comment on column public.usuario_deputados_relacao.updated_at is 'When the choice last changed, stamped by the database.';

revoke all on public.usuario_deputados_relacao from public, anon, authenticated, service_role;
grant select, delete on public.usuario_deputados_relacao to authenticated;
grant insert (
  user_id, deputado_id, deputado_nome, deputado_foto, deputado_partido, deputado_uf, favorito, ignorado
) on public.usuario_deputados_relacao to authenticated;
-- The key columns are named by upsert; a trigger keeps them as they are.
grant update (
  user_id, deputado_id, deputado_nome, deputado_foto, deputado_partido, deputado_uf, favorito, ignorado
) on public.usuario_deputados_relacao to authenticated;

alter table public.usuario_deputados_relacao enable row level security;

create policy "users read their own deputy choices" on public.usuario_deputados_relacao
  for select to authenticated
  using ((select auth.uid()) = user_id);

-- A session without an account (anonymous sign-in shares the role) is a visitor, and visitors have no choices.
create policy "users create their own deputy choices" on public.usuario_deputados_relacao
  for insert to authenticated
  with check (
    (select auth.uid()) = user_id and ((select auth.jwt()) ->> 'is_anonymous') is distinct from 'true'
  );

create policy "users change their own deputy choices" on public.usuario_deputados_relacao
  for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

create policy "users delete their own deputy choices" on public.usuario_deputados_relacao
  for delete to authenticated
  using ((select auth.uid()) = user_id);
