-- What the Chamber's own words say of a roll call, by the first rule that matches. One place for every way in.
create function private.tipo_da_votacao(descricao text) returns text
language sql immutable parallel safe
set search_path = ''
as $$
  select case
    when d ~ '^[^.]*requerimento.*urgencia|^alteracao do regime de tramitacao' then 'urgencia'
    when d ~ '^\S+ as? redac(ao|oes) fina(l|is)' then 'redacao_final'
    when d ~ '^(mantid|suprimid)|^\S+ (os? destaque|as? (preferencia|inclusao|supressao))' then 'destaque'
    when d ~ '^\S+ as? subemendas? substitutiv' then 'texto'
    when d ~ '^\S+ (as?|a parte da|o art[^ ]* \S+ da) (sub)?emendas? ' or d ~ '^\S+ as? emendas?[.]' then 'emenda'
    when d ~ '^\S+ os? recurso' then 'recurso'
    when d ~ '^[^.]*requerimento' then 'requerimento'
    when d ~ 'projeto|substitutiv|proposta|medida provisoria|parecer|dispositivo|artigo|emenda' then 'texto'
    else 'outra'
  end
  from (select regexp_replace(private.sem_acentos(descricao), '^(\S+), [^,]*(turno|apreciacao preliminar|unanimidade),', '\1') as d) as folded;
$$;
comment on function private.tipo_da_votacao(text) is
  'What a roll call was about: urgencia, redacao_final, destaque, emenda, recurso, requerimento, texto or outra.';
revoke execute on function private.tipo_da_votacao(text) from public, anon, authenticated, service_role;

-- The Chamber counts legislatures by four years, each from 1 February; the 57th began in 2023.
create function private.legislatura_em(dia date) returns smallint
language sql immutable parallel safe
set search_path = ''
as $$
  select (57 + floor((extract(year from dia - 31) - 2023) / 4.0))::smallint;
$$;
comment on function private.legislatura_em(date) is 'The legislature of a day.';
revoke execute on function private.legislatura_em(date) from public, anon, authenticated, service_role;

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
  nominal boolean not null generated always as (tem_votos or descricao ~ 'Sim: *[0-9]') stored,
  tem_votos boolean not null default false,
  sim smallint,
  nao smallint,
  abstencao smallint,
  obstrucao smallint,
  presidiu smallint,
  tipo text not null generated always as (private.tipo_da_votacao(descricao)) stored,
  origem text not null,
  lido_em timestamptz not null,
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
  constraint camara_votacoes_origem_known check (origem in ('copia', 'arquivo', 'api'))
);

create index camara_votacoes_dia_idx on public.camara_votacoes (dia desc, id desc) where nominal;

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
comment on column public.camara_votacoes.nominal is 'Whether each deputy''s vote was recorded: there are votes here, or the text counts them. False is a symbolic vote.';
comment on column public.camara_votacoes.tem_votos is 'Whether the individual votes are here. A nominal one without them is not symbolic.';
comment on column public.camara_votacoes.sim is 'Votes Sim: counted here, else as the text says; null when neither tells.';
comment on column public.camara_votacoes.nao is 'Votes Não, likewise.';
comment on column public.camara_votacoes.abstencao is 'Abstentions, likewise.';
comment on column public.camara_votacoes.obstrucao is 'Obstructions, likewise.';
comment on column public.camara_votacoes.presidiu is 'Who presided and so did not vote (Artigo 17); null when the source leaves it out.';
comment on column public.camara_votacoes.tipo is 'What was voted on, by the Chamber''s own words.';
comment on column public.camara_votacoes.origem is 'copia (stored copy), arquivo (the Chamber''s yearly files) or api.';
comment on column public.camara_votacoes.lido_em is 'When the record was read from the Chamber.';

revoke all on public.camara_votacoes from public, anon, authenticated, service_role;
grant select on public.camara_votacoes to anon, authenticated, service_role;

alter table public.camara_votacoes enable row level security;

create policy "everybody reads the roll calls" on public.camara_votacoes
  for select to anon, authenticated
  using (true);
