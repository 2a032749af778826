create table public.fontes (
  id uuid not null default gen_random_uuid(),
  titulo text not null,
  veiculo text not null,
  tipo text not null,
  publicada_em date,
  url text,
  consultada_em date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint fontes_pkey primary key (id),
  constraint fontes_titulo_valid check (length(private.trimmed(titulo)) >= 3 and length(titulo) <= 300 and private.line_ok(titulo)),
  constraint fontes_veiculo_valid
    check (length(private.trimmed(veiculo)) >= 2 and length(veiculo) <= 120 and private.line_ok(veiculo)),
  constraint fontes_tipo_known
    check (tipo in ('oficial', 'partido_ou_campanha', 'imprensa', 'academica', 'enciclopedia', 'outra')),
  constraint fontes_publicada_em_valid check (publicada_em >= '1900-01-01'),
  constraint fontes_url_valid check (url <> '' and private.https_ok(url)),
  constraint fontes_consultada_em_valid check (consultada_em >= publicada_em),
  constraint fontes_url_titulo_key unique (url, titulo),
  constraint fontes_titulo_impersonal check (private.impersonal_ok(titulo)),
  constraint fontes_veiculo_impersonal check (private.impersonal_ok(veiculo))
);

comment on table public.fontes is
  'What was published, where and when: the sources of facts about candidates. Everybody reads; administrators add and correct; no API role deletes.';
comment on column public.fontes.id is 'Identifier; curated sources derive it from their key in the file.';
comment on column public.fontes.titulo is 'Title as published.';
comment on column public.fontes.veiculo is 'Who published it.';
comment on column public.fontes.tipo is
  'oficial, partido_ou_campanha, imprensa, academica, enciclopedia or outra (transcriptions and collections by third parties).';
comment on column public.fontes.publicada_em is 'Day of publication; null when only a month or a year is known.';
comment on column public.fontes.url is 'Address, https only; null when it is not known.';
comment on column public.fontes.consultada_em is 'Day on which the address was opened by a curator; null when nobody has opened it.';
comment on column public.fontes.created_at is 'When the source was entered, stamped by the database.';
comment on column public.fontes.updated_at is 'When it last changed, stamped by the database.';

revoke all on public.fontes from public, anon, authenticated, service_role;
grant select on public.fontes to anon, authenticated, service_role;
grant insert (titulo, veiculo, tipo, publicada_em, url, consultada_em) on public.fontes to authenticated;
grant update (titulo, veiculo, tipo, publicada_em, url, consultada_em) on public.fontes to authenticated;
alter table public.fontes enable row level security;

create policy "everybody reads sources" on public.fontes
  for select to anon, authenticated
  using (true);

create policy "administrators add sources" on public.fontes
  for insert to authenticated
  with check ((select private.is_admin()));

create policy "administrators correct sources" on public.fontes
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create function private.stamp_fonte() returns trigger
language plpgsql
set search_path = ''
as $$
begin
  new.id := old.id;
  new.created_at := old.created_at;
  new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 microsecond');
  return new;
end
$$;
comment on function private.stamp_fonte() is 'Keeps identifier and creation of a source and stamps its change.';
revoke execute on function private.stamp_fonte() from public, anon, authenticated, service_role;

create trigger stamp_fonte
  before update on public.fontes
  for each row execute function private.stamp_fonte();

create function private.audit_fonte() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  stamps constant text[] := array['id', 'created_at', 'updated_at'];
  before constant jsonb := case when tg_op = 'INSERT' then '{}'::jsonb else to_jsonb(old) - stamps end;
begin
  insert into public.audit_log (entity, entity_id, action, actor_id, changes)
    select tg_table_name, new.id, case tg_op when 'INSERT' then 'create' else 'update' end, (select auth.uid()),
      jsonb_object_agg(field, jsonb_build_object('before', coalesce(before -> field, 'null'), 'after', value))
    from jsonb_each(to_jsonb(new) - stamps) as after (field, value)
    where coalesce(before -> field, 'null') <> value
    having count(*) > 0;
  return null;
end
$$;
comment on function private.audit_fonte() is
  'Writes one audit row for each source that an administrator adds or corrects. What the owner loads has no act behind it.';
revoke execute on function private.audit_fonte() from public, anon, authenticated, service_role;

create trigger audit_fonte
  after insert or update on public.fontes
  for each row when (auth.uid() is not null)
  execute function private.audit_fonte();

create function private.campo_sourced(value text) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select value in (
    'nome', 'nome_completo', 'foto_url', 'partido_sigla', 'partido_nome', 'partido_cor_hex', 'numero_urna', 'coalition',
    'vice_nome', 'situacao_registro', 'estado_origem', 'data_nascimento', 'idade', 'profissao', 'escolaridade',
    'bens_declarados', 'inclinacao_politica', 'pautas_defendidas', 'historico_eleitoral', 'link_wikipedia',
    'link_site_campanha', 'bio_summary', 'plano_governo_url', 'ficha_tse_url', 'resultado_1turno'
  );
$$;
comment on function private.campo_sourced(text) is 'True for a fact of a candidate that has sources of its own.';
revoke execute on function private.campo_sourced(text) from public, anon, authenticated, service_role;
grant execute on function private.campo_sourced(text) to authenticated, service_role;

create table public.candidatos_fontes (
  candidato_id uuid not null,
  campo text not null,
  fonte_id uuid not null,
  posicao smallint not null,
  constraint candidatos_fontes_pkey primary key (candidato_id, campo, fonte_id),
  constraint candidatos_fontes_posicao_key unique (candidato_id, campo, posicao),
  constraint candidatos_fontes_candidato_fkey
    foreign key (candidato_id) references public.candidatos_presidencia_2026 (id) on delete cascade,
  constraint candidatos_fontes_fonte_fkey foreign key (fonte_id) references public.fontes (id),
  constraint candidatos_fontes_campo_known check (private.campo_sourced(campo)),
  constraint candidatos_fontes_posicao_valid check (posicao between 1 and 9)
);

create index candidatos_fontes_fonte_idx on public.candidatos_fontes (fonte_id);

comment on table public.candidatos_fontes is
  'Which sources state which fact of a candidate, in order. Everybody reads those of candidates that they may see; gravar_fontes and gravar_ficha alone write.';
comment on column public.candidatos_fontes.candidato_id is 'Whose fact it is.';
comment on column public.candidatos_fontes.campo is 'Column of the fact, or resultado_1turno.';
comment on column public.candidatos_fontes.fonte_id is 'The source; it cannot go while it is used.';
comment on column public.candidatos_fontes.posicao is 'Order in which the sources are shown, 1 to 9.';

revoke all on public.candidatos_fontes from public, anon, authenticated, service_role;
grant select on public.candidatos_fontes to anon, authenticated, service_role;
alter table public.candidatos_fontes enable row level security;

-- The candidates' own policies hide those that are deleted.
create policy "who sees a candidate sees the sources" on public.candidatos_fontes
  for select to anon, authenticated
  using (exists (select from public.candidatos_presidencia_2026 as c where c.id = candidato_id));

create table public.candidatos_revisoes (
  candidato_id uuid not null,
  campo text not null,
  revisado_em date not null,
  confianca text,
  ressalva text,
  constraint candidatos_revisoes_pkey primary key (candidato_id, campo),
  constraint candidatos_revisoes_candidato_fkey
    foreign key (candidato_id) references public.candidatos_presidencia_2026 (id) on delete cascade,
  constraint candidatos_revisoes_campo_known check (private.campo_sourced(campo)),
  constraint candidatos_revisoes_confianca_known check (confianca in ('alta', 'media', 'baixa', 'nenhuma')),
  constraint candidatos_revisoes_ressalva_valid
    check (private.trimmed(ressalva) <> '' and length(ressalva) <= 300 and private.line_ok(ressalva)),
  constraint candidatos_revisoes_ressalva_impersonal check (private.impersonal_ok(ressalva))
);

comment on table public.candidatos_revisoes is
  'When a fact of a candidate was last compared with its sources, how sure it is, and what speaks against it. Everybody reads those of candidates that they may see; gravar_fontes and gravar_ficha alone write.';
comment on column public.candidatos_revisoes.candidato_id is 'Whose fact it is.';
comment on column public.candidatos_revisoes.campo is 'Column of the fact, or resultado_1turno.';
comment on column public.candidatos_revisoes.revisado_em is 'Day of the last comparison.';
comment on column public.candidatos_revisoes.confianca is 'alta, media, baixa or nenhuma; null where nobody has weighed it.';
comment on column public.candidatos_revisoes.ressalva is 'Where sources disagree or say less than the fact, in one line.';

revoke all on public.candidatos_revisoes from public, anon, authenticated, service_role;
grant select on public.candidatos_revisoes to anon, authenticated, service_role;
alter table public.candidatos_revisoes enable row level security;

create policy "who sees a candidate sees the reviews" on public.candidatos_revisoes
  for select to anon, authenticated
  using (exists (select from public.candidatos_presidencia_2026 as c where c.id = candidato_id));
