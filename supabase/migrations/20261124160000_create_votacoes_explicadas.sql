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
  constraint explicadas_published_has_moment check ((situacao = 'publicada') = (publicada_em is not null))
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
grant select (
  votacao_id, titulo_claro, sim_significa, nao_significa, fonte_titulo, fonte_url, fonte_data, principal, situacao, publicada_em
) on public.votacoes_explicadas to anon, authenticated;
grant select on public.votacoes_explicadas to service_role;

alter table public.votacoes_explicadas enable row level security;

create policy "everybody reads published explanations" on public.votacoes_explicadas
  for select to anon, authenticated
  using (situacao = 'publicada');
