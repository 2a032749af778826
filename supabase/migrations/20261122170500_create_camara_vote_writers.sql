create function private.codigo_do_voto(voto text) returns smallint
language sql immutable parallel safe
set search_path = ''
as $$
  select array_position(array['Sim', 'Não', 'Abstenção', 'Obstrução', 'Artigo 17'], voto)::smallint;
$$;
comment on function private.codigo_do_voto(text) is 'The number of a vote as camara_votos keeps it; null for a word that is none.';

create function private.contar_votos(p_votacoes integer[], p_presidencia boolean) returns void
language sql security definer
set search_path = ''
as $$
  with counted as (
    select c.votacao_id, count(*) filter (where c.voto = 1) as sim, count(*) filter (where c.voto = 2) as nao,
      count(*) filter (where c.voto = 3) as abstencao, count(*) filter (where c.voto = 4) as obstrucao,
      count(*) filter (where c.voto = 5) as presidiu
    from public.camara_votos as c
    where c.votacao_id = any (p_votacoes)
    group by c.votacao_id
  )
  update public.camara_votacoes as v
  set tem_votos = true, sim = n.sim, nao = n.nao, abstencao = n.abstencao, obstrucao = n.obstrucao,
    presidiu = case when p_presidencia then n.presidiu end
  from counted as n
  where v.id = n.votacao_id
    and (v.tem_votos, v.sim, v.nao, v.abstencao, v.obstrucao, v.presidiu)
      is distinct from (true, n.sim, n.nao, n.abstencao, n.obstrucao, case when p_presidencia then n.presidiu end);
$$;
comment on function private.contar_votos(integer[], boolean) is
  'Puts the totals of their votes into the roll calls. p_presidencia: whether the source tells who presided.';

create function private.gravar_votos(p_lote jsonb, p_inteiras text[], p_presidencia boolean) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  written integer;
  removed integer;
  touched integer[];
begin
  if exists (
    select from jsonb_array_elements(p_lote) as r
    left join public.camara_votacoes as v on v.id_camara = r ->> 'votacao'
    where v.id is null
  ) then
    raise exception 'votes of a roll call that is not here' using errcode = '23503';
  end if;
  insert into public.camara_votos as c (votacao_id, deputado_id, voto, partido_sigla)
  select v.id, r.deputado, private.codigo_do_voto(r.voto), r.partido
  from jsonb_to_recordset(p_lote) as r (votacao text, deputado integer, voto text, partido text)
  join public.camara_votacoes as v on v.id_camara = r.votacao
  on conflict (votacao_id, deputado_id) do update
  set voto = excluded.voto, partido_sigla = coalesce(excluded.partido_sigla, c.partido_sigla)
  where (c.voto, c.partido_sigla) is distinct from (excluded.voto, coalesce(excluded.partido_sigla, c.partido_sigla));
  get diagnostics written = row_count;
  delete from public.camara_votos as c
  using public.camara_votacoes as v
  where v.id_camara = any (p_inteiras) and c.votacao_id = v.id
    and not exists (
      select from jsonb_to_recordset(p_lote) as r (votacao text, deputado integer)
      where r.votacao = v.id_camara and r.deputado = c.deputado_id
    )
    and exists (select from jsonb_to_recordset(p_lote) as r (votacao text) where r.votacao = v.id_camara);
  get diagnostics removed = row_count;
  select array_agg(v.id) into touched
  from public.camara_votacoes as v
  where v.id_camara in (select r ->> 'votacao' from jsonb_array_elements(p_lote) as r);
  perform private.contar_votos(touched, p_presidencia);
  return written + removed;
end
$$;
comment on function private.gravar_votos(jsonb, text[], boolean) is
  'Writes [{votacao, deputado, voto, partido}] and counts again; returns how many votes changed. Of roll calls in p_inteiras the batch has every vote: others that were here go. partido is that of the day, or null. An empty answer removes nothing.';

create function private.gravar_orientacoes(p_lote jsonb) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  written integer;
begin
  insert into public.camara_orientacoes as o (votacao_id, bancada, orientacao)
  select v.id, r.bancada, r.orientacao
  from jsonb_to_recordset(p_lote) as r (votacao text, bancada text, orientacao text)
  join public.camara_votacoes as v on v.id_camara = r.votacao
  on conflict (votacao_id, bancada) do update set orientacao = excluded.orientacao
  where o.orientacao <> excluded.orientacao;
  get diagnostics written = row_count;
  return written;
end
$$;
comment on function private.gravar_orientacoes(jsonb) is
  'Writes [{votacao, bancada, orientacao}] and returns how many changed; those of a roll call that is not here are left out.';

create function private.gravar_despesas_mes(p_lote jsonb) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  written integer;
begin
  insert into public.camara_despesas_mes as d (deputado_id, ano, mes, tipo, valor, documentos, ate)
  select r.deputado, r.ano, r.mes, r.tipo, r.valor, r.documentos, r.ate
  from jsonb_to_recordset(p_lote) as r (
    deputado integer, ano smallint, mes smallint, tipo text, valor numeric, documentos integer, ate date
  )
  on conflict (deputado_id, ano, mes, tipo) do update
  set valor = excluded.valor, documentos = excluded.documentos, ate = excluded.ate
  where (d.valor, d.documentos, d.ate) is distinct from (excluded.valor, excluded.documentos, excluded.ate);
  get diagnostics written = row_count;
  return written;
end
$$;
comment on function private.gravar_despesas_mes(jsonb) is
  'Writes [{deputado, ano, mes, tipo, valor, documentos, ate}], each the whole sum of its month and kind; returns how many changed.';

create function private.anotar_sincronizacao(
  p_conjunto text, p_iniciou_em timestamptz, p_lidos integer, p_gravados integer, p_dados_ate date, p_erro text, p_origem text
) returns void
language sql security definer
set search_path = ''
as $$
  delete from public.sincronizacoes as s
  where s.iniciou_em < now() - interval '90 days'
    and s.id not in (
      select distinct on (k.conjunto) k.id from public.sincronizacoes as k
      where k.situacao = 'ok' order by k.conjunto, k.iniciou_em desc
    );
  insert into public.sincronizacoes (conjunto, iniciou_em, terminou_em, situacao, lidos, gravados, dados_ate, codigo_erro, origem)
  values (
    p_conjunto, p_iniciou_em, greatest(p_iniciou_em, clock_timestamp()), case when p_erro is null then 'ok' else 'erro' end,
    p_lidos, p_gravados, p_dados_ate, p_erro, p_origem
  );
$$;
comment on function private.anotar_sincronizacao(text, timestamptz, integer, integer, date, text, text) is
  'Records how a reading ended and forgets those of more than 90 days ago, but for the last good one of each set.';

revoke execute on function private.codigo_do_voto(text) from public, anon, authenticated, service_role;
revoke execute on function private.contar_votos(integer[], boolean) from public, anon, authenticated, service_role;
revoke execute on function private.gravar_votos(jsonb, text[], boolean) from public, anon, authenticated, service_role;
revoke execute on function private.gravar_orientacoes(jsonb) from public, anon, authenticated, service_role;
revoke execute on function private.gravar_despesas_mes(jsonb) from public, anon, authenticated, service_role;
revoke execute on function private.anotar_sincronizacao(text, timestamptz, integer, integer, date, text, text)
  from public, anon, authenticated, service_role;
