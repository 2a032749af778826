-- Readers type 'imposto renda' for 'imposto de renda', and plurals; a number stays with its word, as in 'PL 20'.
create function private.palavras_buscadas(p_texto text) returns text[]
language sql immutable parallel safe
set search_path = ''
as $$
  select array_agg('%' || regexp_replace(
    regexp_replace(palavra, '((?<=..[rsz])es|(?<=...)([ao]es|is|ns|s))$', ''), '([%_\\])', '\\\1', 'g'
  ) || '%')
  from regexp_split_to_table(private.sem_acentos(p_texto), '\s+(?!\d)') as palavra
  where palavra <> '';
$$;
comment on function private.palavras_buscadas(text) is
  'A pattern of LIKE for each word of a searched text, in small letters, without accents and plural endings; null without a word.';
revoke execute on function private.palavras_buscadas(text) from public, anon, authenticated, service_role;
grant execute on function private.palavras_buscadas(text) to anon, authenticated, service_role;

create or replace function public.votos_do_deputado(
  p_deputado integer, p_antes integer default null, p_tema text default null, p_voto integer default null,
  p_ano integer default null, p_texto text default null, p_limite integer default 20,
  p_so_principais boolean default false
)
returns table (
  votacao_id integer, id_camara text, dia date, titulo text, ementa text, descricao text, tipo text, aprovada boolean,
  sim smallint, nao smallint, voto smallint, partido_sigla text, orientacao text, titulo_claro text,
  sim_significa text, nao_significa text, total integer
)
language plpgsql stable
set search_path = ''
set plan_cache_mode = 'force_custom_plan'
as $$
#variable_conflict use_column
declare
  palavras text[];
begin
  if p_deputado is null or p_deputado < 1 then
    raise exception 'invalid_deputy' using errcode = '22023';
  end if;
  if p_limite is null or p_limite not between 1 and 50 then
    raise exception 'invalid_limit' using errcode = '22023';
  end if;
  if p_voto not between 1 and 5 then
    raise exception 'invalid_vote' using errcode = '22023';
  end if;
  if length(p_texto) > 100 or length(p_tema) > 100 then
    raise exception 'text_too_long' using errcode = '22023';
  end if;
  palavras := private.palavras_buscadas(p_texto);
  return query
  with wanted as materialized (
    select v.id, v.dia, c.voto
    from public.camara_votos as c
    join public.camara_votacoes as v on v.id = c.votacao_id
    left join public.votacoes_explicadas as e on e.votacao_id = v.id and e.situacao = 'publicada'
    where c.deputado_id = p_deputado
      and not v.totais_diferem
      and (p_voto is null or c.voto = p_voto)
      and (p_ano is null or extract(year from v.dia) = p_ano)
      and (p_tema is null or p_tema = any (v.temas))
      and (not coalesce(p_so_principais, false) or e.principal)
      and (
        palavras is null
        or private.sem_acentos(concat_ws(' ', e.titulo_claro, v.titulo, v.ementa, v.descricao)) like all (palavras)
      )
  ),
  shown as materialized (
    select w.id, w.dia, w.voto
    from wanted as w
    where p_antes is null or (w.dia, w.id) < (select a.dia, a.id from public.camara_votacoes as a where a.id = p_antes)
    order by w.dia desc, w.id desc
    limit p_limite
  )
  select s.id, v.id_camara, v.dia, v.titulo, v.ementa, v.descricao, v.tipo, v.aprovada, v.sim, v.nao,
    s.voto, c.partido_sigla,
    coalesce(
      (
        select o.orientacao from public.camara_orientacoes as o
        where o.votacao_id = s.id and private.partido_chave(c.partido_sigla, s.dia) = any (o.partidos)
        order by cardinality(o.partidos), o.bancada limit 1
      ),
      (
        select case
            when c.partido_sigla is null then 'sem_partido_conhecido' when private.sem_bancada(c.partido_sigla) then 'sem_partido'
            when bool_or(o.abreviada) then 'abreviada' else 'nenhuma'
          end
        from public.camara_orientacoes as o where o.votacao_id = s.id
        having count(*) > 0
      )
    ),
    e.titulo_claro, e.sim_significa, e.nao_significa, (select count(*)::integer from wanted)
  from shown as s
  join public.camara_votacoes as v on v.id = s.id
  join public.camara_votos as c on c.votacao_id = s.id and c.deputado_id = p_deputado
  left join public.votacoes_explicadas as e on e.votacao_id = s.id and e.situacao = 'publicada'
  order by s.dia desc, s.id desc;
end
$$;
comment on function public.votos_do_deputado(integer, integer, text, integer, integer, text, integer, boolean) is
  'One deputy''s records in roll calls, the newest first, at most 50: after the roll call p_antes, of one subject, vote, year or with every word of a text in a title, summary or description, or among the principal ones alone. titulo_claro, sim_significa and nao_significa are those of a published explanation. orientacao is that of the smallest bench with the party of the day, ''abreviada'' where only a bloc whose name the Chamber shortens can have it, ''nenhuma'' where other benches have one, ''sem_partido'' of who had no party, ''sem_partido_conhecido'' where the party of the day is not known, null where none is known; total counts every record of the filter; votes that contradict the totals of the Chamber''s text are left out. Refuses with 22023: invalid_deputy, invalid_limit, invalid_vote, text_too_long. For everybody.';

create or replace function public.votacoes_nominais(
  p_antes integer default null, p_ano integer default null, p_tema text default null, p_tipo text default null,
  p_texto text default null, p_limite integer default 20
)
returns table (
  votacao_id integer, id_camara text, dia date, titulo text, ementa text, descricao text, tipo text, aprovada boolean,
  sim smallint, nao smallint, tem_votos boolean, totais_diferem boolean, titulo_claro text, total integer
)
language plpgsql stable
set search_path = ''
as $$
#variable_conflict use_column
declare
  palavras text[];
begin
  if p_limite is null or p_limite not between 1 and 50 then
    raise exception 'invalid_limit' using errcode = '22023';
  end if;
  if length(p_texto) > 100 or length(p_tema) > 100 or length(p_tipo) > 100 then
    raise exception 'text_too_long' using errcode = '22023';
  end if;
  palavras := private.palavras_buscadas(p_texto);
  return query
  with wanted as materialized (
    select v.id, v.dia
    from public.camara_votacoes as v
    left join public.votacoes_explicadas as e on e.votacao_id = v.id and e.situacao = 'publicada'
    where v.nominal
      and (p_ano is null or extract(year from v.dia) = p_ano)
      and (p_tema is null or p_tema = any (v.temas))
      and (p_tipo is null or v.tipo = p_tipo)
      and (
        palavras is null
        or private.sem_acentos(concat_ws(' ', e.titulo_claro, v.titulo, v.ementa, v.descricao)) like all (palavras)
      )
  )
  select v.id, v.id_camara, v.dia, v.titulo, v.ementa, v.descricao, v.tipo, v.aprovada, v.sim, v.nao, v.tem_votos,
    v.totais_diferem, e.titulo_claro, (select count(*)::integer from wanted)
  from wanted as w
  join public.camara_votacoes as v on v.id = w.id
  left join public.votacoes_explicadas as e on e.votacao_id = w.id and e.situacao = 'publicada'
  where p_antes is null or (w.dia, w.id) < (select a.dia, a.id from public.camara_votacoes as a where a.id = p_antes)
  order by w.dia desc, w.id desc
  limit p_limite;
end
$$;
comment on function public.votacoes_nominais(integer, integer, text, text, text, integer) is
  'The nominal roll calls, the newest first, at most 50: after the roll call p_antes, of one year, subject or kind, or with every word of a text in a title, summary or description. titulo_claro is that of a published explanation. tem_votos says whether the individual votes are known, totais_diferem whether they contradict the totals of the Chamber''s text; total counts every roll call of the filter. Refuses with 22023: invalid_limit, text_too_long. For everybody.';

create or replace function private.fila_de_explicacoes(p_antes integer, p_tipo text, p_texto text)
returns table (
  votacao_id integer, id_camara text, dia date, titulo text, ementa text, descricao text, tipo text, total integer
)
language plpgsql stable security definer
set search_path = ''
as $$
declare
  palavras text[];
begin
  if not (select private.is_admin()) then
    raise exception 'administrators only' using errcode = '42501';
  end if;
  if length(p_texto) > 100 or length(p_tipo) > 100 then
    raise exception 'text_too_long' using errcode = '22023';
  end if;
  palavras := private.palavras_buscadas(p_texto);
  return query
  with wanted as materialized (
    select v.id, v.dia as day
    from public.camara_votacoes as v
    where v.nominal
      and not exists (select from public.votacoes_explicadas as e where e.votacao_id = v.id)
      and (p_tipo is null or v.tipo = p_tipo)
      and (
        palavras is null
        or private.sem_acentos(concat_ws(' ', v.titulo, v.ementa, v.descricao)) like all (palavras)
      )
  )
  select v.id, v.id_camara, v.dia, v.titulo, v.ementa, v.descricao, v.tipo, (select count(*)::integer from wanted)
  from wanted as w
  join public.camara_votacoes as v on v.id = w.id
  where p_antes is null or (w.day, w.id) < (select a.dia, a.id from public.camara_votacoes as a where a.id = p_antes)
  order by w.day desc, w.id desc
  limit 20;
end
$$;
comment on function public.fila_de_explicacoes(integer, text, text) is
  'Twenty nominal roll calls without an explanation in any state, for administrators: after the roll call p_antes, of one kind, or with every word of a text in title, summary or description; total counts every one of the filter.';
