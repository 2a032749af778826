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
-- Upserts name the key columns; a trigger keeps them as they are.
grant update (user_id, candidato_id, favorito, ignorado) on public.usuario_candidatos_relacao to authenticated;
alter table public.usuario_candidatos_relacao enable row level security;

-- Upserts meet the insert policy even where they only lessen a choice, which needs no consent.
create function private.lessens_candidate_choice(candidate uuid, favorite boolean, ignored boolean) returns boolean
language sql volatile
set search_path = ''
as $$
  select exists (
    select 1 from public.usuario_candidatos_relacao as kept
    where kept.user_id = (select auth.uid()) and kept.candidato_id = candidate
      and kept.favorito >= favorite and kept.ignorado >= ignored
  );
$$;
comment on function private.lessens_candidate_choice(uuid, boolean, boolean) is
  'Whether the caller keeps a choice of this candidate to which these flags add nothing: turning off needs no consent. Runs with the caller''s rights.';
revoke execute on function private.lessens_candidate_choice(uuid, boolean, boolean) from public, anon, authenticated, service_role;
grant execute on function private.lessens_candidate_choice(uuid, boolean, boolean) to authenticated;

create policy "users read their own candidate choices" on public.usuario_candidatos_relacao
  for select to authenticated
  using ((select auth.uid()) = user_id);

-- The caller's own policies hide whom nobody may choose; anonymous sessions are visitors.
create policy "users create their own choices of visible candidates" on public.usuario_candidatos_relacao
  for insert to authenticated
  with check (
    (select auth.uid()) = user_id
    and ((select auth.jwt()) ->> 'is_anonymous') is distinct from 'true'
    and ((select private.has_choice_consent()) or private.lessens_candidate_choice(candidato_id, favorito, ignorado))
    and exists (select 1 from public.candidatos_presidencia_2026 as c where c.id = candidato_id)
  );

create policy "users change their own candidate choices" on public.usuario_candidatos_relacao
  for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

create policy "users delete their own candidate choices" on public.usuario_candidatos_relacao
  for delete to authenticated
  using ((select auth.uid()) = user_id);

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
grant update (
  user_id, deputado_id, deputado_nome, deputado_foto, deputado_partido, deputado_uf, favorito, ignorado
) on public.usuario_deputados_relacao to authenticated;
alter table public.usuario_deputados_relacao enable row level security;

create function private.lessens_deputy_choice(deputy text, favorite boolean, ignored boolean) returns boolean
language sql volatile
set search_path = ''
as $$
  select exists (
    select 1 from public.usuario_deputados_relacao as kept
    where kept.user_id = (select auth.uid()) and kept.deputado_id = deputy
      and kept.favorito >= favorite and kept.ignorado >= ignored
  );
$$;
comment on function private.lessens_deputy_choice(text, boolean, boolean) is
  'As private.lessens_candidate_choice, of a deputy.';
revoke execute on function private.lessens_deputy_choice(text, boolean, boolean) from public, anon, authenticated, service_role;
grant execute on function private.lessens_deputy_choice(text, boolean, boolean) to authenticated;

create policy "users read their own deputy choices" on public.usuario_deputados_relacao
  for select to authenticated
  using ((select auth.uid()) = user_id);

-- Anonymous sessions share the role but are visitors, who have no choices.
create policy "users create their own deputy choices" on public.usuario_deputados_relacao
  for insert to authenticated
  with check (
    (select auth.uid()) = user_id
    and ((select auth.jwt()) ->> 'is_anonymous') is distinct from 'true'
    and ((select private.has_choice_consent()) or private.lessens_deputy_choice(deputado_id, favorito, ignorado))
  );

create policy "users change their own deputy choices" on public.usuario_deputados_relacao
  for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

create policy "users delete their own deputy choices" on public.usuario_deputados_relacao
  for delete to authenticated
  using ((select auth.uid()) = user_id);

create function private.keep_choice_keys() returns trigger
language plpgsql
set search_path = ''
as $$
declare
  target constant text := tg_argv[0];
begin
  if new.user_id <> old.user_id then
    raise exception 'a choice never changes its owner' using errcode = '42501';
  end if;
  if to_jsonb(new) -> target <> to_jsonb(old) -> target then
    raise exception 'a choice never changes its target (%)', target using errcode = '42501';
  end if;
  new.id := old.id;
  new.created_at := old.created_at;
  new.updated_at := clock_timestamp();
  return new;
end
$$;
comment on function private.keep_choice_keys() is
  'Refuses (42501) to move a choice to another owner or target and stamps the change. Argument: the target''s column.';
revoke execute on function private.keep_choice_keys() from public, anon, authenticated, service_role;

create function private.cap_choices() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  cap constant integer := 2000;
  owner_id uuid;
  total integer;
begin
  for owner_id in select distinct i.user_id from inserted as i order by i.user_id loop
    -- Two statements of one user wait for each other, so that the second counts the rows of the first.
    perform pg_advisory_xact_lock(hashtextextended(tg_table_name || owner_id::text, 0));
    execute format('select count(*) from %I.%I where user_id = $1', tg_table_schema, tg_table_name)
      into total using owner_id;
    if total > cap then
      raise exception 'at most % choices per user', cap using errcode = '23514';
    end if;
  end loop;
  return null;
end
$$;
comment on function private.cap_choices() is
  'Refuses (23514, as any rule about a row; a limit of the server would answer 500) the statement that would give a user more than 2000 choices in one table. It runs after the insert, so changing an existing choice by upsert stays possible at the cap.';
revoke execute on function private.cap_choices() from public, anon, authenticated, service_role;

create trigger keep_choice_keys
  before update on public.usuario_candidatos_relacao
  for each row execute function private.keep_choice_keys('candidato_id');
create trigger cap_choices
  after insert on public.usuario_candidatos_relacao
  referencing new table as inserted
  for each statement execute function private.cap_choices();
create trigger require_choice_consent
  before update on public.usuario_candidatos_relacao
  for each row
  when ((new.favorito and not old.favorito) or (new.ignorado and not old.ignorado))
  execute function private.require_choice_consent();
create trigger queue_choices
  before insert or update on public.usuario_candidatos_relacao
  for each statement execute function private.queue_choices('together');

create trigger keep_choice_keys
  before update on public.usuario_deputados_relacao
  for each row execute function private.keep_choice_keys('deputado_id');
create trigger cap_choices
  after insert on public.usuario_deputados_relacao
  referencing new table as inserted
  for each statement execute function private.cap_choices();
create trigger require_choice_consent
  before update on public.usuario_deputados_relacao
  for each row
  when ((new.favorito and not old.favorito) or (new.ignorado and not old.ignorado))
  execute function private.require_choice_consent();
create trigger queue_choices
  before insert or update on public.usuario_deputados_relacao
  for each statement execute function private.queue_choices('together');
