-- Who belonged to no party had no bench, and of whose party of the day is unknown no bench is known: both read that the
-- orientations are not here, which is false.
insert into private.bancadas (nome, partidos, fonte)
select n.nome, '{}', 'Câmara dos Deputados, deputado sem partido'
from unnest('{s.part,s/part.,s/partido,"sem partido"}'::text[]) as n (nome);

create function private.sem_bancada(p_sigla text) returns boolean
language sql stable security definer
set search_path = ''
as $$
  select exists (
    select from private.bancadas as b
    where b.nome = private.sem_acentos(private.trimmed(p_sigla)) and cardinality(b.partidos) = 0
  );
$$;
comment on function private.sem_bancada(text) is 'Whether the Chamber''s word for a party says that there is none (S.PART.).';
revoke execute on function private.sem_bancada(text) from public, anon, authenticated, service_role;
grant execute on function private.sem_bancada(text) to anon, authenticated, service_role;

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
as $$
#variable_conflict use_column
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
  return query
  with wanted as materialized (
    select v.id, v.dia, c.voto, c.partido_sigla
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
        p_texto is null
        or position(
          private.sem_acentos(p_texto) in private.sem_acentos(concat_ws(' ', e.titulo_claro, v.titulo, v.ementa, v.descricao))
        ) > 0
      )
  )
  select w.id, v.id_camara, v.dia, v.titulo, v.ementa, v.descricao, v.tipo, v.aprovada, v.sim, v.nao,
    w.voto, w.partido_sigla,
    coalesce(
      (
        select o.orientacao from public.camara_orientacoes as o
        where o.votacao_id = w.id and private.partido_chave(w.partido_sigla, w.dia) = any (o.partidos)
        order by cardinality(o.partidos), o.bancada limit 1
      ),
      (
        select case
            when w.partido_sigla is null then 'sem_partido_conhecido' when private.sem_bancada(w.partido_sigla) then 'sem_partido'
            when bool_or(o.abreviada) then 'abreviada' else 'nenhuma'
          end
        from public.camara_orientacoes as o where o.votacao_id = w.id
        having count(*) > 0
      )
    ),
    e.titulo_claro, e.sim_significa, e.nao_significa, (select count(*)::integer from wanted)
  from wanted as w
  join public.camara_votacoes as v on v.id = w.id
  left join public.votacoes_explicadas as e on e.votacao_id = w.id and e.situacao = 'publicada'
  where p_antes is null or (w.dia, w.id) < (select a.dia, a.id from public.camara_votacoes as a where a.id = p_antes)
  order by w.dia desc, w.id desc
  limit p_limite;
end
$$;
comment on function public.votos_do_deputado(integer, integer, text, integer, integer, text, integer, boolean) is
  'One deputy''s records in roll calls, the newest first, at most 50: after the roll call p_antes, of one subject, vote, year or with a text in a title, summary or description, or among the principal ones alone. titulo_claro, sim_significa and nao_significa are those of a published explanation. orientacao is that of the smallest bench with the party of the day, ''abreviada'' where only a bloc whose name the Chamber shortens can have it, ''nenhuma'' where other benches have one, ''sem_partido'' of who had no party, ''sem_partido_conhecido'' where the party of the day is not known, null where none is known; total counts every record of the filter; votes that contradict the totals of the Chamber''s text are left out. Refuses with 22023: invalid_deputy, invalid_limit, invalid_vote, text_too_long. For everybody.';
