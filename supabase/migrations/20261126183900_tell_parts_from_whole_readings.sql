-- A step reads a part: some days of the list, some roll calls. A set is as old as its oldest part, so its day is that of the last step
-- that left nothing of it unread.
alter table public.sincronizacoes add column inteira boolean not null default true;
comment on column public.sincronizacoes.inteira is 'Whether nothing of the set was left unread when the step ended.';

drop function private.anotar_sincronizacao(text, timestamptz, integer, integer, date, text, text);
create function private.anotar_sincronizacao(
  p_conjunto text, p_iniciou_em timestamptz, p_lidos integer, p_gravados integer, p_dados_ate date, p_erro text, p_origem text,
  p_inteira boolean default true
) returns void
language sql security definer
set search_path = ''
as $$
  delete from public.sincronizacoes as s
  where s.iniciou_em < now() - interval '90 days'
    and s.id not in (
      select distinct on (k.conjunto, k.inteira) k.id from public.sincronizacoes as k
      where k.situacao = 'ok' order by k.conjunto, k.inteira, k.iniciou_em desc
    );
  insert into public.sincronizacoes
    (conjunto, iniciou_em, terminou_em, situacao, lidos, gravados, dados_ate, codigo_erro, origem, inteira)
  values (
    p_conjunto, p_iniciou_em, greatest(p_iniciou_em, clock_timestamp()), case when p_erro is null then 'ok' else 'erro' end,
    p_lidos, p_gravados, p_dados_ate, p_erro, p_origem, p_inteira
  );
$$;
comment on function private.anotar_sincronizacao(text, timestamptz, integer, integer, date, text, text, boolean) is
  'Records how a reading ended and forgets those of more than 90 days ago, but for the last good ones of each set, part and whole.';
revoke execute on function private.anotar_sincronizacao(text, timestamptz, integer, integer, date, text, text, boolean)
  from public, anon, authenticated, service_role;

drop function private.votacoes_a_ler(integer);
create function private.votacoes_a_ler(p_no_maximo integer, p_espera interval default '1 hour') returns jsonb
language sql stable
set search_path = ''
as $$
  select jsonb_agg(
    jsonb_build_object('id', w.id_camara, 'semTitulo', w.titulo is null, 'semTemas', w.temas is null) order by w.n
  )
  from (
    select v.id_camara, v.titulo, v.temas, row_number() over (order by v.tem_votos, v.dia desc, v.id desc) as n
    from public.camara_votacoes as v
    left join private.lotes_camara as l on l.chave = 'votos:' || v.id_camara
    where v.nominal
      and (not v.tem_votos or v.dia >= private.inicio_da_releitura())
      and (
        l.chave is null
        or (l.recusas < 5 and l.tentado_em not between
          clock_timestamp() - case when l.recusas > 0 then p_espera else interval '6 hours' end and clock_timestamp())
      )
    order by n
    limit p_no_maximo
  ) as w;
$$;
comment on function private.votacoes_a_ler(integer, interval) is
  'Nominal roll calls whose votes are wanted, [{id, semTitulo, semTemas}]: first those without any, then the latest, which may have been corrected; refused ones after p_espera; null for none.';
revoke execute on function private.votacoes_a_ler(integer, interval) from public, anon, authenticated, service_role;

create or replace function private.anotar_passo(
  p_conjunto text, p_desde timestamptz, p_lidos integer, p_gravados integer, p_origem text
) returns void
language sql security definer
set search_path = ''
as $$
  select private.anotar_sincronizacao(
    p_conjunto, p_desde, p_lidos, p_gravados,
    case p_conjunto
      when 'deputados' then (now() at time zone 'America/Sao_Paulo')::date
      when 'votacoes' then (select max(v.dia) from public.camara_votacoes as v)
      when 'votos' then (select max(v.dia) from public.camara_votacoes as v where v.tem_votos)
      else (
        select max(v.dia) from public.camara_votacoes as v
        where exists (select from public.camara_orientacoes as o where o.votacao_id = v.id)
      )
    end,
    null, p_origem,
    p_origem <> 'api' or case p_conjunto
      when 'deputados' then true
      when 'votacoes' then exists (
        select from private.leitura_camara as l where l.dia > (now() at time zone 'America/Sao_Paulo')::date
      )
      else private.votacoes_a_ler(1, interval '0') is null
    end
  );
$$;
comment on function private.anotar_passo(text, timestamptz, integer, integer, text) is
  'Records a step that went well, with the latest day of its set, and whether the list is read up to today or no votes are wanted any more.';

create or replace function private.saude_da_camara() returns table (
  conjunto text, dados_ate date, lido_em timestamptz, origem text, falhas integer, linhas_fora integer, desistencias integer
)
language sql stable security definer
set search_path = ''
as $$
  select k.conjunto, whole.dados_ate,
    -- Of roll calls that nobody has heard of, no votes are wanted either.
    case when k.conjunto in ('votos', 'orientacoes') and whole.terminou_em is not null
      then least(whole.terminou_em, max(whole.terminou_em) filter (where k.conjunto = 'votacoes') over ())
      else whole.terminou_em
    end,
    whole.origem,
    (
      select count(*)::integer from (
        select distinct s.iniciou_em from public.sincronizacoes as s
        where s.conjunto = k.conjunto and s.situacao = 'erro' and s.iniciou_em > coalesce(good.iniciou_em, '-infinity')
        order by s.iniciou_em desc limit 5
      ) as failed
    ),
    coalesce(batches.linhas_fora, 0)::integer, coalesce(batches.desistencias, 0)::integer
  from unnest(array['deputados', 'votacoes', 'votos', 'orientacoes', 'despesas', 'projetos']) as k (conjunto)
  left join lateral (
    select max(s.iniciou_em) as iniciou_em from public.sincronizacoes as s where s.conjunto = k.conjunto and s.situacao = 'ok'
  ) as good on true
  left join lateral (
    select s.terminou_em, s.dados_ate, s.origem from public.sincronizacoes as s
    where s.conjunto = k.conjunto and s.situacao = 'ok' and s.inteira
    order by s.iniciou_em desc limit 1
  ) as whole on true
  left join (
    select case split_part(l.chave, ':', 1) when 'dia' then 'votacoes' else split_part(l.chave, ':', 1) end as conjunto,
      sum(l.linhas_fora) as linhas_fora, count(*) filter (where l.recusas = 5 and l.motivo is not null) as desistencias
    from private.lotes_camara as l group by 1
  ) as batches on batches.conjunto = k.conjunto;
$$;
comment on function private.saude_da_camara() is
  'How the sets that are read from the Chamber stand: the last reading that left nothing of them unread, failures since the last good step, rows left out and batches given up.';
