-- The one way into the Chamber's tables for lists and single votes, whichever source they come from. A batch is written whole or not
-- at all: a value of another shape, an unknown vote or person, or a broken rule of a table refuses it.

create function private.gravar_deputados(p_lote jsonb, p_modo text, p_lido_em timestamptz) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  written integer;
begin
  if p_modo not in ('lista', 'pessoas', 'novos') then
    raise exception 'unknown mode %', p_modo using errcode = '22023';
  end if;
  insert into public.camara_deputados as d (id, nome, partido_sigla, uf, foto_url, legislatura, em_exercicio, lido_em)
  select distinct on (r.id) r.id, r.nome, r."siglaPartido", r."siglaUf", case when r."urlFoto" like 'https://%' then r."urlFoto" end,
    r."idLegislatura", p_modo = 'lista', p_lido_em
  from jsonb_to_recordset(p_lote) as r (
    id integer, nome text, "siglaPartido" text, "siglaUf" text, "urlFoto" text, "idLegislatura" smallint
  )
  order by r.id
  on conflict (id) do update
  set nome = excluded.nome, partido_sigla = excluded.partido_sigla, uf = excluded.uf, foto_url = excluded.foto_url,
    legislatura = excluded.legislatura, em_exercicio = excluded.em_exercicio or (p_modo = 'pessoas' and d.em_exercicio),
    lido_em = excluded.lido_em
  where p_modo <> 'novos'
    and (p_modo = 'lista' or not d.em_exercicio)
    and (d.nome, d.partido_sigla, d.uf, d.foto_url, d.legislatura, d.em_exercicio, d.lido_em)
      is distinct from (excluded.nome, excluded.partido_sigla, excluded.uf, excluded.foto_url, excluded.legislatura,
        excluded.em_exercicio, excluded.lido_em);
  get diagnostics written = row_count;
  if p_modo = 'lista' then
    update public.camara_deputados as d set em_exercicio = false
    where d.em_exercicio and d.id not in (select (r ->> 'id')::integer from jsonb_array_elements(p_lote) as r);
  end if;
  return written;
end
$$;
comment on function private.gravar_deputados(jsonb, text, timestamptz) is
  'Writes people in the shape of the Chamber''s list and returns how many changed. p_modo: lista is everybody in exercise, others leave; pessoas are others; novos adds only who is missing.';

create function private.gravar_votacoes(p_lote jsonb, p_origem text, p_lido_em timestamptz) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  written integer;
begin
  if exists (select from jsonb_array_elements(p_lote) as r where r ->> 'siglaOrgao' is distinct from 'PLEN') then
    raise exception 'a vote of another body than the plenary' using errcode = '22023';
  end if;
  insert into public.camara_votacoes as v (
    id_camara, dia, registrada_em, titulo, ementa, descricao, temas, aprovada, sim, nao, abstencao, obstrucao, origem, lido_em
  )
  select r.id, r.data, r."dataHoraRegistro", coalesce(r.titulo, r."proposicaoObjeto"), r.ementa, r.descricao, r.temas,
    coalesce(r.aprovacao = 1, case when r.descricao ~ '^Aprovad' then true when r.descricao ~ '^Rejeitad' then false end),
    private.total_no_texto(r.descricao, 'Sim'), private.total_no_texto(r.descricao, 'N[ãa]o'),
    private.total_no_texto(r.descricao, 'Absten[çc][ãa]o'), private.total_no_texto(r.descricao, 'Obstru[çc][ãa]o'), p_origem, p_lido_em
  from jsonb_to_recordset(p_lote) as r (
    id text, data date, "dataHoraRegistro" timestamp, titulo text, "proposicaoObjeto" text, ementa text, descricao text,
    temas text[], aprovacao smallint
  )
  order by r.data, r."dataHoraRegistro" nulls first, length(r.id), r.id
  on conflict (id_camara) do update
  set dia = excluded.dia, registrada_em = coalesce(excluded.registrada_em, v.registrada_em),
    titulo = coalesce(excluded.titulo, v.titulo), ementa = coalesce(excluded.ementa, v.ementa),
    descricao = excluded.descricao, temas = coalesce(excluded.temas, v.temas), aprovada = coalesce(excluded.aprovada, v.aprovada),
    sim = case when v.tem_votos then v.sim else excluded.sim end, nao = case when v.tem_votos then v.nao else excluded.nao end,
    abstencao = case when v.tem_votos then v.abstencao else excluded.abstencao end,
    obstrucao = case when v.tem_votos then v.obstrucao else excluded.obstrucao end,
    origem = excluded.origem, lido_em = excluded.lido_em
  where (v.dia, v.registrada_em, v.titulo, v.ementa, v.descricao, v.temas, v.aprovada)
    is distinct from (excluded.dia, coalesce(excluded.registrada_em, v.registrada_em), coalesce(excluded.titulo, v.titulo),
      coalesce(excluded.ementa, v.ementa), excluded.descricao, coalesce(excluded.temas, v.temas), coalesce(excluded.aprovada, v.aprovada));
  get diagnostics written = row_count;
  return written;
end
$$;
comment on function private.gravar_votacoes(jsonb, text, timestamptz) is
  'Writes roll calls of the plenary in the shape of the Chamber''s list (and titulo, ementa, temas when known) and returns how many changed.';

create function private.total_no_texto(descricao text, voto text) returns smallint
language sql immutable parallel safe
set search_path = ''
as $$
  select (regexp_match(descricao, '\m' || voto || ': *([0-9]{1,3})\M', 'i'))[1]::smallint;
$$;
comment on function private.total_no_texto(text, text) is 'The first total of a vote (a pattern) that the text of a roll call gives; null when it gives none.';

revoke execute on function private.gravar_deputados(jsonb, text, timestamptz) from public, anon, authenticated, service_role;
revoke execute on function private.gravar_votacoes(jsonb, text, timestamptz) from public, anon, authenticated, service_role;
revoke execute on function private.total_no_texto(text, text) from public, anon, authenticated, service_role;
