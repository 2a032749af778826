create table public.votacoes_explicadas (
  votacao_id integer not null,
  titulo_claro text not null,
  sim_significa text not null,
  nao_significa text not null,
  fonte_titulo text not null,
  fonte_url text not null,
  fonte_data date not null,
  principal boolean not null default false,
  situacao text not null default 'rascunho',
  redigida_por uuid,
  revista_por uuid,
  publicada_em timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint votacoes_explicadas_pkey primary key (votacao_id),
  constraint explicadas_votacao_fkey foreign key (votacao_id) references public.camara_votacoes (id),
  constraint explicadas_redigida_por_fkey foreign key (redigida_por) references auth.users (id) on delete set null,
  constraint explicadas_revista_por_fkey foreign key (revista_por) references auth.users (id) on delete set null,
  constraint explicadas_titulo_claro_valid check (
    length(titulo_claro) between 10 and 120 and titulo_claro = private.trimmed(titulo_claro) and private.line_ok(titulo_claro)
  ),
  constraint explicadas_sim_significa_valid check (
    length(sim_significa) between 20 and 280 and sim_significa = private.trimmed(sim_significa) and private.line_ok(sim_significa)
  ),
  constraint explicadas_nao_significa_valid check (
    length(nao_significa) between 20 and 280 and nao_significa = private.trimmed(nao_significa) and private.line_ok(nao_significa)
  ),
  -- Neither side is told at more length than the other.
  constraint explicadas_sides_alike check (
    2 * greatest(length(sim_significa), length(nao_significa)) <= 3 * least(length(sim_significa), length(nao_significa))
  ),
  constraint explicadas_fonte_titulo_valid
    check (length(private.trimmed(fonte_titulo)) >= 3 and length(fonte_titulo) <= 200 and private.line_ok(fonte_titulo)),
  constraint explicadas_fonte_url_valid check (fonte_url <> '' and private.https_ok(fonte_url)),
  constraint explicadas_fonte_data_valid check (fonte_data between '1988-10-05' and '2100-01-01'),
  constraint explicadas_situacao_known check (situacao in ('rascunho', 'em_revisao', 'publicada', 'retirada')),
  constraint explicadas_two_people check (revista_por <> redigida_por),
  constraint explicadas_published_has_moment check ((situacao = 'publicada') = (publicada_em is not null)),
  constraint explicadas_titulo_claro_impersonal check (private.impersonal_ok(titulo_claro)),
  constraint explicadas_sim_significa_impersonal check (private.impersonal_ok(sim_significa)),
  constraint explicadas_nao_significa_impersonal check (private.impersonal_ok(nao_significa)),
  constraint explicadas_fonte_titulo_impersonal check (private.impersonal_ok(fonte_titulo))
);

create index explicadas_redigida_por_idx on public.votacoes_explicadas (redigida_por);
create index explicadas_revista_por_idx on public.votacoes_explicadas (revista_por);

comment on table public.votacoes_explicadas is
  'What Sim and Não meant in a roll call, in plain words: written by one administrator, published by another. Everybody reads published ones without the accounts. The functions gravar_explicacao, enviar_explicacao, publicar_explicacao and retirar_explicacao alone write. rascunho -> em_revisao -> publicada -> retirada. Any change of the text, of a published one too, makes its writer the author and the row a draft again: what is on the air was always read by two people, at the price of being off the air until the second one has read it.';
comment on column public.votacoes_explicadas.votacao_id is 'The roll call.';
comment on column public.votacoes_explicadas.titulo_claro is 'Title in plain words.';
comment on column public.votacoes_explicadas.sim_significa is 'What a vote Sim decided, beginning with the verb: Aprovava …';
comment on column public.votacoes_explicadas.nao_significa is 'What a vote Não decided; neither of the two is more than half as long again as the other.';
comment on column public.votacoes_explicadas.fonte_titulo is 'What the meaning was read from.';
comment on column public.votacoes_explicadas.fonte_url is 'Address of the source, https only.';
comment on column public.votacoes_explicadas.fonte_data is 'Day of the source.';
comment on column public.votacoes_explicadas.principal is 'Whether it is among the principal roll calls, by which readers may filter.';
comment on column public.votacoes_explicadas.situacao is 'rascunho, em_revisao, publicada or retirada; only publicada is public.';
comment on column public.votacoes_explicadas.redigida_por is
  'Administrator who last changed the text; null for a prepared draft or an erased account, which nobody publishes before somebody takes it over.';
comment on column public.votacoes_explicadas.revista_por is 'Administrator who published it, never its author; null until then, and of an erased account.';
comment on column public.votacoes_explicadas.publicada_em is 'Since when it is public; null while it is not.';
comment on column public.votacoes_explicadas.created_at is 'When the row was entered.';
comment on column public.votacoes_explicadas.updated_at is 'When it last changed, always growing: a save compares it.';

revoke all on public.votacoes_explicadas from public, anon, authenticated, service_role;
grant select on public.votacoes_explicadas to service_role;
grant select (
  votacao_id, titulo_claro, sim_significa, nao_significa, fonte_titulo, fonte_url, fonte_data, principal, situacao,
  publicada_em
) on public.votacoes_explicadas to anon, authenticated;
alter table public.votacoes_explicadas enable row level security;

create policy "everybody reads published explanations" on public.votacoes_explicadas
  for select to anon, authenticated
  using (situacao = 'publicada');

-- A row that is not there yet cannot be locked, so its number is.
create function private.lock_explicacao(p_votacao integer, p_lido_em timestamptz) returns public.votacoes_explicadas
language plpgsql
set search_path = ''
as $$
declare
  old public.votacoes_explicadas;
begin
  if not (select private.is_admin()) then
    raise exception 'administrators only' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('votacoes_explicadas' || p_votacao, 0));
  select * into old from public.votacoes_explicadas as e where e.votacao_id = p_votacao for update;
  if old.updated_at is distinct from p_lido_em then
    raise exception 'explicacao_mudou' using errcode = 'P0001';
  end if;
  return old;
end
$$;
comment on function private.lock_explicacao(integer, timestamptz) is
  'The explanation of a roll call, locked, also while there is none: then all null. 42501 unless the caller is an administrator; P0001 explicacao_mudou when it is not as it was read (null: there was none).';
revoke execute on function private.lock_explicacao(integer, timestamptz) from public, anon, authenticated, service_role;

create function private.audit_explicacao(old public.votacoes_explicadas, new public.votacoes_explicadas, act text) returns void
language sql
set search_path = ''
as $$
  -- The audit knows records by uuid; our number is its last digits. An entry knows a person by actor_id alone.
  insert into public.audit_log (entity, entity_id, action, actor_id, changes)
    select 'votacoes_explicadas', ('00000000-0000-4000-b100-' || lpad(new.votacao_id::text, 12, '0'))::uuid, act,
      (select auth.uid()),
      jsonb_object_agg(field, jsonb_build_object('before', coalesce(to_jsonb(old) -> field, 'null'), 'after', coalesce(value, 'null')))
    from jsonb_each(
      to_jsonb(new) - array['votacao_id', 'redigida_por', 'revista_por', 'publicada_em', 'created_at', 'updated_at']
    ) as after (field, value)
    where coalesce(to_jsonb(old) -> field, 'null') <> coalesce(value, 'null')
    having count(*) > 0;
$$;
comment on function private.audit_explicacao(public.votacoes_explicadas, public.votacoes_explicadas, text) is
  'Writes the audit row of an act on an explanation.';
revoke execute on function private.audit_explicacao(public.votacoes_explicadas, public.votacoes_explicadas, text) from public, anon, authenticated, service_role;

create function private.check_explicacao(one public.votacoes_explicadas) returns void
language plpgsql
set search_path = ''
as $$
begin
  if num_nulls(one.fonte_titulo, one.fonte_url, one.fonte_data) > 0 or not private.https_ok(one.fonte_url) then
    raise exception 'explicacao_sem_fonte' using errcode = 'P0001';
  end if;
  if coalesce(length(one.titulo_claro), 0) not between 10 and 120 then
    raise exception 'explicacao_titulo' using errcode = 'P0001';
  end if;
  if coalesce(length(one.sim_significa), 0) not between 20 and 280 then
    raise exception 'explicacao_sim' using errcode = 'P0001';
  end if;
  if coalesce(length(one.nao_significa), 0) not between 20 and 280 then
    raise exception 'explicacao_nao' using errcode = 'P0001';
  end if;
  if 2 * greatest(length(one.sim_significa), length(one.nao_significa))
    > 3 * least(length(one.sim_significa), length(one.nao_significa)) then
    raise exception 'explicacao_desigual' using errcode = 'P0001';
  end if;
end
$$;
comment on function private.check_explicacao(public.votacoes_explicadas) is
  'Refuses, each with its own token, an explanation that may not be kept: without its whole source, with a text too short or too long, with one side told at more length than the other.';
revoke execute on function private.check_explicacao(public.votacoes_explicadas) from public, anon, authenticated, service_role;

create function private.gravar_explicacao(p_votacao integer, p_lido_em timestamptz, p_dados jsonb) returns timestamptz
language plpgsql security definer
set search_path = ''
as $$
declare
  texts constant text[] := array[
    'titulo_claro', 'sim_significa', 'nao_significa', 'fonte_titulo', 'fonte_url', 'fonte_data', 'principal'
  ];
  old constant public.votacoes_explicadas := private.lock_explicacao(p_votacao, p_lido_em);
  wanted public.votacoes_explicadas := jsonb_populate_record(null::public.votacoes_explicadas, p_dados);
  new public.votacoes_explicadas;
begin
  if not exists (select from public.camara_votacoes as v where v.id = p_votacao and v.nominal) then
    raise exception 'votacao_nao_nominal' using errcode = 'P0001';
  end if;
  wanted.titulo_claro := private.trimmed(wanted.titulo_claro);
  wanted.sim_significa := private.trimmed(wanted.sim_significa);
  wanted.nao_significa := private.trimmed(wanted.nao_significa);
  wanted.fonte_titulo := private.trimmed(wanted.fonte_titulo);
  wanted.principal := coalesce(wanted.principal, false);
  perform private.check_explicacao(wanted);
  -- What changes nothing is no act: it neither takes a published text off the air nor gives it another author.
  if old.votacao_id is not null and not exists (
    select from unnest(texts) as field where to_jsonb(old) -> field is distinct from to_jsonb(wanted) -> field
  ) then
    return old.updated_at;
  end if;
  insert into public.votacoes_explicadas as e (
    votacao_id, titulo_claro, sim_significa, nao_significa, fonte_titulo, fonte_url, fonte_data, principal, redigida_por
  ) values (
    p_votacao, wanted.titulo_claro, wanted.sim_significa, wanted.nao_significa, wanted.fonte_titulo, wanted.fonte_url,
    wanted.fonte_data, wanted.principal, (select auth.uid())
  ) on conflict (votacao_id) do update set
    titulo_claro = excluded.titulo_claro, sim_significa = excluded.sim_significa, nao_significa = excluded.nao_significa,
    fonte_titulo = excluded.fonte_titulo, fonte_url = excluded.fonte_url, fonte_data = excluded.fonte_data,
    principal = excluded.principal, situacao = 'rascunho', redigida_por = excluded.redigida_por, revista_por = null,
    publicada_em = null, updated_at = greatest(clock_timestamp(), e.updated_at + interval '1 microsecond')
  returning * into new;
  perform private.audit_explicacao(
    old, new,
    case when old.votacao_id is null then 'create' when old.situacao = 'retirada' then 'restore' else 'update' end
  );
  return new.updated_at;
end
$$;
comment on function private.gravar_explicacao(integer, timestamptz, jsonb) is
  'Writes the text of an explanation, which makes the caller its author and the row a draft, with one audit row. 42501 unless the caller is an administrator; P0001 explicacao_mudou, votacao_nao_nominal or a token of private.check_explicacao.';
revoke execute on function private.gravar_explicacao(integer, timestamptz, jsonb) from public, anon, authenticated, service_role;
grant execute on function private.gravar_explicacao(integer, timestamptz, jsonb) to authenticated;

create function public.gravar_explicacao(p_votacao integer, p_dados jsonb, p_lido_em timestamptz default null) returns timestamptz
language sql
set search_path = ''
as $$
  select private.gravar_explicacao(p_votacao, p_lido_em, p_dados);
$$;
comment on function public.gravar_explicacao(integer, jsonb, timestamptz) is
  'An administrator''s save of an explanation: titulo_claro, sim_significa, nao_significa, fonte_titulo, fonte_url, fonte_data, principal. Answers the new updated_at; p_lido_em is the one that was read, null for none. Refuses as private.gravar_explicacao does.';
revoke execute on function public.gravar_explicacao(integer, jsonb, timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.gravar_explicacao(integer, jsonb, timestamptz) to authenticated;
