create table public.camara_deputados (
  id integer not null,
  nome text,
  nome_busca text generated always as (private.sem_acentos(nome)) stored,
  partido_sigla text,
  uf text,
  foto_url text,
  legislatura smallint,
  em_exercicio boolean not null default false,
  lido_em timestamptz not null,
  constraint camara_deputados_pkey primary key (id),
  constraint camara_deputados_id_valid check (id > 0),
  constraint camara_deputados_nome_valid check (length(private.trimmed(nome)) between 1 and 200 and private.line_ok(nome)),
  constraint camara_deputados_partido_valid check (length(private.trimmed(partido_sigla)) between 1 and 30 and private.line_ok(partido_sigla)),
  constraint camara_deputados_uf_valid check (uf ~ '^[A-Z]{2}$'),
  constraint camara_deputados_foto_valid check (foto_url <> '' and private.https_ok(foto_url)),
  constraint camara_deputados_legislatura_valid check (legislatura between 1 and 200),
  constraint camara_deputados_exercise_known check (not em_exercicio or (nome is not null and partido_sigla is not null and uf is not null))
);

create index camara_deputados_exercicio_idx on public.camara_deputados (em_exercicio, uf);
create index camara_deputados_uf_idx on public.camara_deputados (uf);

comment on table public.camara_deputados is 'Federal deputies as the Chamber lists them, and whoever else took part in a roll call.';
comment on column public.camara_deputados.id is 'The Chamber''s own number.';
comment on column public.camara_deputados.nome is 'Parliamentary name; null for a voter whom no list known here names.';
comment on column public.camara_deputados.nome_busca is 'The name in small letters without accents.';
comment on column public.camara_deputados.partido_sigla is 'Party at the last reading, not that of any past vote.';
comment on column public.camara_deputados.uf is 'State that elected the deputy.';
comment on column public.camara_deputados.foto_url is 'Photo at the Chamber.';
comment on column public.camara_deputados.legislatura is 'Last legislature known.';
comment on column public.camara_deputados.em_exercicio is 'Whether the last whole list of sitting deputies had this one.';
comment on column public.camara_deputados.lido_em is 'When the record was read from the Chamber.';

revoke all on public.camara_deputados from public, anon, authenticated, service_role;
grant select on public.camara_deputados to anon, authenticated, service_role;
alter table public.camara_deputados enable row level security;

create policy "everybody reads the deputies" on public.camara_deputados
  for select to anon, authenticated
  using (true);

-- The Chamber counts legislatures by four years from 1 February; the 57th began in 2023.
create function private.legislatura_em(dia date) returns smallint
language sql immutable parallel safe
set search_path = ''
as $$
  select (57 + floor((extract(year from dia - 31) - 2023) / 4.0))::smallint;
$$;
comment on function private.legislatura_em(date) is 'The legislature of a day.';
revoke execute on function private.legislatura_em(date) from public, anon, authenticated, service_role;

-- The first rule that matches the Chamber's own words decides, whichever way they come in.
-- Elections of persons are secret (Rules of the Chamber, art. 188, III): nobody is "approved".
create function private.tipo_da_votacao(descricao text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select case
    when d ~ '^votos:\s*sra?s?\.|^(eleicao|eleit[oa]s?)\M' then 'eleicao'
    when d ~ '^[^.]*requerimento.*urgencia|^alteracao do regime de tramitacao' then 'urgencia'
    when d ~ '^\S+ as? redac(ao|oes) fina(l|is)' then 'redacao_final'
    when d ~ '^(mantid|suprimid)|^\S+ (os? destaque|as? (preferencia|inclusao|supressao))' then 'destaque'
    when d ~ '^\S+ as? subemendas? substitutiv' then 'texto'
    when d ~ '^\S+ (as?|a parte da|o art[^ ]* \S+ da) (sub)?emendas? ' or d ~ '^\S+ as? emendas?[.]' then 'emenda'
    when d ~ '^\S+ os? recurso' then 'recurso'
    when d ~ '^[^.]*requerimento' then 'requerimento'
    when d ~ '(votacao|escrutinio|voto) secret[oa]' then 'secreta'
    when d ~ 'projeto|substitutiv|proposta|medida provisoria|parecer|dispositivo|artigo|emenda' then 'texto'
    else 'outra'
  end
  from (select regexp_replace(private.sem_acentos(descricao), '^(\S+), [^,]*(turno|apreciacao preliminar|unanimidade),', '\1') as d) as folded;
$$;
comment on function private.tipo_da_votacao(text) is
  'What a roll call was about: eleicao (of persons), secreta, urgencia, redacao_final, destaque, emenda, recurso, requerimento, texto or outra.';
revoke execute on function private.tipo_da_votacao(text) from public, anon, authenticated, service_role;

create function private.total_no_texto(descricao text, voto text) returns smallint
language sql immutable parallel safe
set search_path = ''
as $$
  select (regexp_match(descricao, '\m' || voto || ': *([0-9]{1,3})\M', 'i'))[1]::smallint;
$$;
comment on function private.total_no_texto(text, text) is 'The first total of a vote (a pattern) that the text of a roll call gives; null when it gives none.';
revoke execute on function private.total_no_texto(text, text) from public, anon, authenticated, service_role;

-- Totals in the text may contradict the published votes; nobody here knows which is right.
create function private.totais_diferem(
  descricao text, sim smallint, nao smallint, abstencao smallint, obstrucao smallint
) returns boolean
language sql immutable parallel safe
set search_path = ''
as $$
  select coalesce(private.total_no_texto(descricao, 'Sim') <> sim, false)
    or coalesce(private.total_no_texto(descricao, 'N[ãa]o') <> nao, false)
    or coalesce(private.total_no_texto(descricao, 'Absten[çc][ãa]o') <> abstencao, false)
    or coalesce(private.total_no_texto(descricao, 'Obstru[çc][ãa]o') <> obstrucao, false);
$$;
comment on function private.totais_diferem(text, smallint, smallint, smallint, smallint) is
  'Whether a text states another total than these, in capitals or not; a total that it does not state contradicts nothing.';
revoke execute on function private.totais_diferem(text, smallint, smallint, smallint, smallint) from public, anon, authenticated, service_role;

create table public.camara_votacoes (
  id integer generated always as identity,
  id_camara text not null,
  dia date not null,
  registrada_em timestamp,
  legislatura smallint not null generated always as (private.legislatura_em(dia)) stored,
  titulo text,
  ementa text,
  descricao text not null,
  temas text[],
  aprovada boolean,
  tem_votos boolean not null default false,
  sim smallint,
  nao smallint,
  abstencao smallint,
  obstrucao smallint,
  presidiu smallint,
  tipo text not null generated always as (private.tipo_da_votacao(descricao)) stored,
  origem text not null,
  lido_em timestamptz not null,
  -- The count of votes with a party is kept, so that no visit counts them.
  com_partido smallint,
  nominal boolean not null generated always as (
    tem_votos or (descricao ~* '\mSim: *[0-9]' and private.tipo_da_votacao(descricao) not in ('eleicao', 'secreta'))
  ) stored,
  sim_no_texto smallint generated always as (private.total_no_texto(descricao, 'Sim')) stored,
  nao_no_texto smallint generated always as (private.total_no_texto(descricao, 'N[ãa]o')) stored,
  totais_diferem boolean not null generated always as (
    tem_votos and private.totais_diferem(descricao, sim, nao, abstencao, obstrucao)
  ) stored,
  -- A roll call tells what it lacks: rows of its sets that nobody could read.
  votos_fora smallint not null default 0,
  orientacoes_fora smallint not null default 0,
  assunto_fora smallint not null default 0,
  constraint camara_votacoes_pkey primary key (id),
  constraint camara_votacoes_id_camara_key unique (id_camara),
  constraint camara_votacoes_id_camara_valid check (id_camara ~ '^[0-9]{1,10}-[0-9]{1,6}$'),
  constraint camara_votacoes_dia_valid check (dia between '1988-10-05' and '2100-01-01'),
  constraint camara_votacoes_registrada_valid check (registrada_em >= dia and registrada_em < dia + 2),
  constraint camara_votacoes_titulo_valid check (length(titulo) between 1 and 300 and private.line_ok(titulo)),
  constraint camara_votacoes_ementa_valid check (length(ementa) between 1 and 20000),
  constraint camara_votacoes_descricao_valid check (length(private.trimmed(descricao)) between 1 and 20000),
  constraint camara_votacoes_temas_valid check (cardinality(temas) <= 50),
  constraint camara_votacoes_totals_valid check (
    least(sim, nao, abstencao, obstrucao, presidiu) >= 0 and greatest(sim, nao, abstencao, obstrucao, presidiu) <= 1000
  ),
  constraint camara_votacoes_votes_counted check (not tem_votos or (sim is not null and nao is not null)),
  constraint camara_votacoes_origem_known check (origem in ('copia', 'arquivo', 'api')),
  constraint camara_votacoes_com_partido_valid check (com_partido between 0 and 1000),
  constraint camara_votacoes_fora_counted check (votos_fora >= 0 and orientacoes_fora >= 0 and assunto_fora >= 0)
);

create index camara_votacoes_dia_idx on public.camara_votacoes (dia desc, id desc) where nominal;
create index camara_votacoes_totais_diferem_idx on public.camara_votacoes (id) where totais_diferem;

comment on table public.camara_votacoes is 'Votes of the plenary of the Chamber of Deputies.';
comment on column public.camara_votacoes.id is 'Our number; votes refer to it. It also orders the votes of one day.';
comment on column public.camara_votacoes.id_camara is 'The Chamber''s own identifier.';
comment on column public.camara_votacoes.dia is 'Day of the vote.';
comment on column public.camara_votacoes.registrada_em is 'When it was recorded, by Brasília''s wall clock; null when the source does not tell.';
comment on column public.camara_votacoes.legislatura is 'Legislature of that day.';
comment on column public.camara_votacoes.titulo is 'Proposition voted on, such as PL 1/2026; null when the source does not name it.';
comment on column public.camara_votacoes.ementa is 'Summary of that proposition.';
comment on column public.camara_votacoes.descricao is 'What was decided, in the Chamber''s words.';
comment on column public.camara_votacoes.temas is 'Subjects as the Chamber files the proposition; null when the source does not tell.';
comment on column public.camara_votacoes.aprovada is 'As the Chamber says, else by the first word of its text; null when neither tells.';
comment on column public.camara_votacoes.tem_votos is 'Whether the individual votes are here. A nominal one without them is not symbolic.';
comment on column public.camara_votacoes.sim is 'Votes Sim: counted here, else as the text says; null when neither tells.';
comment on column public.camara_votacoes.nao is 'Votes Não, likewise.';
comment on column public.camara_votacoes.abstencao is 'Abstentions, likewise.';
comment on column public.camara_votacoes.obstrucao is 'Obstructions, likewise.';
comment on column public.camara_votacoes.presidiu is 'Who presided and so did not vote (Artigo 17); null when the source leaves it out.';
comment on column public.camara_votacoes.tipo is 'What was voted on, by the Chamber''s own words.';
comment on column public.camara_votacoes.origem is 'copia (stored copy), arquivo (the Chamber''s yearly files) or api.';
comment on column public.camara_votacoes.lido_em is 'When the record was read from the Chamber.';
comment on column public.camara_votacoes.com_partido is
  'Votes here whose party of the day is known; null without the individual votes.';
comment on column public.camara_votacoes.nominal is
  'Whether each deputy''s vote was recorded: there are votes here, or the text counts them and the vote was not secret. False is a symbolic or a secret vote.';
comment on column public.camara_votacoes.sim_no_texto is 'Votes Sim as the Chamber''s text states them; null when it does not.';
comment on column public.camara_votacoes.nao_no_texto is 'Votes Não as the Chamber''s text states them; null when it does not.';
comment on column public.camara_votacoes.totais_diferem is
  'Whether the votes here add up to other totals than the Chamber''s text states: lists and sums leave such votes out.';
comment on column public.camara_votacoes.votos_fora is 'Rows of its votes that the last reading left out because nobody could read them.';
comment on column public.camara_votacoes.orientacoes_fora is 'Rows of its orientations that the last reading left out because nobody could read them.';
comment on column public.camara_votacoes.assunto_fora is 'Rows of its subjects or its proposition that the last reading left out because nobody could read them.';

revoke all on public.camara_votacoes from public, anon, authenticated, service_role;
grant select on public.camara_votacoes to anon, authenticated, service_role;
alter table public.camara_votacoes enable row level security;

create policy "everybody reads the roll calls" on public.camara_votacoes
  for select to anon, authenticated
  using (true);
