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
    check (private.trimmed(ressalva) <> '' and length(ressalva) <= 300 and private.line_ok(ressalva))
);

comment on table public.candidatos_revisoes is
  'When a fact of a candidate was last compared with its sources, how sure it is, and what speaks against it. Everybody reads those of candidates that they may see; gravar_fontes and gravar_ficha alone write.';
comment on column public.candidatos_revisoes.candidato_id is 'Whose fact it is.';
comment on column public.candidatos_revisoes.campo is 'Column of the fact, or resultado_1turno.';
comment on column public.candidatos_revisoes.revisado_em is 'Day of the last comparison.';
comment on column public.candidatos_revisoes.confianca is 'alta, media, baixa or nenhuma; null where nobody has weighed it.';
comment on column public.candidatos_revisoes.ressalva is 'Where sources disagree or say less than the fact, in one line.';

revoke all on public.candidatos_fontes, public.candidatos_revisoes from public, anon, authenticated, service_role;
grant select on public.candidatos_fontes, public.candidatos_revisoes to anon, authenticated, service_role;

alter table public.candidatos_fontes enable row level security;
alter table public.candidatos_revisoes enable row level security;

-- The candidates' own policies hide those that are deleted.
create policy "who sees a candidate sees the sources" on public.candidatos_fontes
  for select to anon, authenticated
  using (exists (select from public.candidatos_presidencia_2026 as c where c.id = candidato_id));
create policy "who sees a candidate sees the reviews" on public.candidatos_revisoes
  for select to anon, authenticated
  using (exists (select from public.candidatos_presidencia_2026 as c where c.id = candidato_id));
