create table public.usuario_candidatos_relacao (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  candidato_id uuid not null,
  favorito boolean not null default false,
  ignorado boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint usuario_candidatos_relacao_pkey primary key (id),
  constraint usuario_candidatos_relacao_user_id_fkey
    foreign key (user_id) references auth.users (id) on delete cascade,
  constraint usuario_candidatos_relacao_candidato_id_fkey
    foreign key (candidato_id) references public.candidatos_presidencia_2026 (id) on delete cascade,
  constraint usuario_candidatos_relacao_user_candidato_key unique (user_id, candidato_id)
);

create index usuario_candidatos_relacao_candidato_id_idx on public.usuario_candidatos_relacao (candidato_id);

comment on table public.usuario_candidatos_relacao is
  'What a user marked about candidates: political opinion, so only its owner reads it; not administrators, not in aggregate.';
comment on column public.usuario_candidatos_relacao.id is 'Identifier of the choice.';
comment on column public.usuario_candidatos_relacao.user_id is 'Owner of the choice; never changes.';
comment on column public.usuario_candidatos_relacao.candidato_id is 'The marked candidate; never changes.';
comment on column public.usuario_candidatos_relacao.favorito is
  'Marked as favourite. Both flags may stand: which go together is the screen''s rule.';
comment on column public.usuario_candidatos_relacao.ignorado is 'Marked as ignored.';
comment on column public.usuario_candidatos_relacao.created_at is 'When the choice was first made.';
comment on column public.usuario_candidatos_relacao.updated_at is 'When the choice last changed, stamped by the database.';

revoke all on public.usuario_candidatos_relacao from public, anon, authenticated, service_role;
grant select, delete on public.usuario_candidatos_relacao to authenticated;
grant insert (user_id, candidato_id, favorito, ignorado) on public.usuario_candidatos_relacao to authenticated;
-- The key columns are named by upsert; a trigger keeps them as they are.
grant update (user_id, candidato_id, favorito, ignorado) on public.usuario_candidatos_relacao to authenticated;

alter table public.usuario_candidatos_relacao enable row level security;

create policy "users read their own candidate choices" on public.usuario_candidatos_relacao
  for select to authenticated
  using ((select auth.uid()) = user_id);

-- The candidate is looked up under the caller's own policies: an invisible one cannot be chosen. A session without
-- an account (anonymous sign-in shares the role) is a visitor, and visitors have no choices.
create policy "users create their own choices of visible candidates" on public.usuario_candidatos_relacao
  for insert to authenticated
  with check (
    (select auth.uid()) = user_id
    and ((select auth.jwt()) ->> 'is_anonymous') is distinct from 'true'
    and exists (select 1 from public.candidatos_presidencia_2026 as c where c.id = candidato_id)
  );

create policy "users change their own candidate choices" on public.usuario_candidatos_relacao
  for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

create policy "users delete their own candidate choices" on public.usuario_candidatos_relacao
  for delete to authenticated
  using ((select auth.uid()) = user_id);
