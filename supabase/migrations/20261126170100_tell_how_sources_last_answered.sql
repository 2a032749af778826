-- What is asked of its source when somebody opens a screen may have been answered by the source, by a copy in its place, or not
-- at all: the page on how old data are says which. A row a set, of answers to everybody; who asked and for whom is not in it.
create table private.leituras_de_fora (
  conjunto text not null,
  ao_vivo_em timestamptz,
  copia_em timestamptz,
  copia_ate date,
  falhou_em timestamptz,
  constraint leituras_de_fora_pkey primary key (conjunto),
  constraint leituras_de_fora_conjunto_known check (
    conjunto in ('lista_de_deputados', 'perfis', 'despesas_uma_a_uma', 'discursos', 'proposicoes', 'noticias')
  ),
  constraint leituras_de_fora_copia_whole check ((copia_em is null) = (copia_ate is null))
);
comment on table private.leituras_de_fora is 'How each outside source answered last, by set: itself, a copy in its place, or not at all.';
comment on column private.leituras_de_fora.conjunto is 'The set.';
comment on column private.leituras_de_fora.ao_vivo_em is 'When the source itself answered last, to the minute.';
comment on column private.leituras_de_fora.copia_em is 'When a copy answered last, to the minute.';
comment on column private.leituras_de_fora.copia_ate is 'Until when the data of the copy go: the oldest of what it answered on that day.';
comment on column private.leituras_de_fora.falhou_em is 'When a question went last without an answer, to the minute.';
revoke all on private.leituras_de_fora from public, anon, authenticated, service_role;
alter table private.leituras_de_fora enable row level security;

create function private.conjunto_de_fora(p_chave text) returns text
language sql immutable
set search_path = ''
as $$
  select case
    when p_chave like 'noticias:%' then 'noticias'
    when p_chave !~ '^(https://dadosabertos\.camara\.leg\.br/api/v2|copia-da-camara:)/' then null
    when p_chave ~ '/deputados/\d+/despesas($|\?)' then 'despesas_uma_a_uma'
    when p_chave ~ '/deputados/\d+/discursos($|\?)' then 'discursos'
    when p_chave ~ '/deputados/\d+$' then 'perfis'
    when p_chave ~ '/deputados($|\?)' then 'lista_de_deputados'
    when p_chave ~ '/proposicoes($|\?)' then 'proposicoes'
  end;
$$;
comment on function private.conjunto_de_fora(text) is 'The set that a cached address is of; null for what no reader is shown by itself.';
revoke execute on function private.conjunto_de_fora(text) from public, anon, authenticated, service_role;

-- A minute is enough: writers of the cache seldom meet on a row of this table.
create function private.notar_leitura_de_fora(p_conjunto text, p_copia_ate date, p_falhou boolean) returns void
language plpgsql
set search_path = ''
as $$
declare
  moment constant timestamptz := clock_timestamp();
  known private.leituras_de_fora;
  is_of_today boolean;
begin
  select * into known from private.leituras_de_fora as l where l.conjunto = p_conjunto;
  if p_falhou then
    if known.falhou_em between moment - interval '1 minute' and moment then return; end if;
    insert into private.leituras_de_fora (conjunto, falhou_em) values (p_conjunto, moment)
    on conflict (conjunto) do update set falhou_em = excluded.falhou_em;
  elsif p_copia_ate is null then
    if known.ao_vivo_em between moment - interval '1 minute' and moment then return; end if;
    insert into private.leituras_de_fora (conjunto, ao_vivo_em) values (p_conjunto, moment)
    on conflict (conjunto) do update set ao_vivo_em = excluded.ao_vivo_em;
  else
    if known.copia_ate <= p_copia_ate and known.copia_em between moment - interval '1 minute' and moment then return; end if;
    is_of_today := (known.copia_em at time zone 'America/Sao_Paulo')::date = (moment at time zone 'America/Sao_Paulo')::date;
    insert into private.leituras_de_fora (conjunto, copia_em, copia_ate) values (p_conjunto, moment, p_copia_ate)
    on conflict (conjunto) do update set copia_em = excluded.copia_em,
      copia_ate = case when is_of_today then least(known.copia_ate, excluded.copia_ate) else excluded.copia_ate end;
  end if;
end
$$;
comment on function private.notar_leitura_de_fora(text, date, boolean) is
  'Notes how a source answered a set now: by a copy up to a day, itself, or not at all.';
revoke execute on function private.notar_leitura_de_fora(text, date, boolean) from public, anon, authenticated, service_role;

create function private.notar_resposta() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  kind constant text := private.conjunto_de_fora(case tg_op when 'DELETE' then old.chave else new.chave end);
  is_given_back boolean := false;
begin
  if kind is null then return null; end if;
  -- Who gives a claim back that still holds has got no answer.
  if tg_op = 'DELETE' then
    is_given_back := old.corpo is null and old.reservado_ate > clock_timestamp();
  elsif tg_op = 'UPDATE' and new.obtido_em is not distinct from old.obtido_em then
    is_given_back := old.reservado_ate > clock_timestamp() and new.reservado_ate is distinct from old.reservado_ate;
  elsif new.corpo ? 'falhou' then
    is_given_back := true;
  elsif new.corpo is not null and not new.corpo ? 'falha' then
    perform private.notar_leitura_de_fora(
      kind, coalesce(new.corpo #>> '{conteudo,origem,dadosDe}', new.corpo ->> 'copiaAte')::date, false
    );
  end if;
  if is_given_back then perform private.notar_leitura_de_fora(kind, null, true); end if;
  return null;
end
$$;
comment on function private.notar_resposta() is 'Notes of what the cache keeps, or gives up, how its source answered.';
revoke execute on function private.notar_resposta() from public, anon, authenticated, service_role;

create trigger notar_resposta after insert or update or delete on private.cache_http
for each row execute function private.notar_resposta();

create function private.saude_de_fora() returns table (
  conjunto text, dados_ate date, lido_em timestamptz, origem text, falhas integer
)
language sql stable security definer
set search_path = ''
as $$
  select l.conjunto, case when d.copia >= coalesce(d.ao_vivo, d.copia) then l.copia_ate end,
    greatest(d.ao_vivo, d.copia)::timestamp at time zone 'America/Sao_Paulo',
    case
      when d.ao_vivo > coalesce(d.copia, '-infinity') then 'api'
      when d.copia > coalesce(d.ao_vivo, '-infinity') then 'copia'
      when d.copia = d.ao_vivo then 'ambas'
    end,
    ((l.falhou_em > coalesce(greatest(l.ao_vivo_em, l.copia_em), '-infinity') + interval '1 minute') is true)::integer
  from private.leituras_de_fora as l
  cross join lateral (
    select (l.ao_vivo_em at time zone 'America/Sao_Paulo')::date as ao_vivo,
      (l.copia_em at time zone 'America/Sao_Paulo')::date as copia
  ) as d;
$$;
comment on function private.saude_de_fora() is
  'One row a set that is asked of its source: until when its copy goes, on which day it was last answered, by whom (api, copia, or ambas on one day), and 1 when the last question went without an answer.';
revoke execute on function private.saude_de_fora() from public, anon, authenticated, service_role;
grant execute on function private.saude_de_fora() to anon, authenticated, service_role;

create or replace function public.saude_dos_dados() returns table (
  conjunto text, dados_ate date, lido_em timestamptz, origem text, fonte text, falhas integer, registros integer, com_votos integer,
  com_partido integer
)
language sql stable
set search_path = ''
as $$
  with counted as (
    select count(*) filter (where v.nominal)::integer as nominais,
      count(*) filter (where v.nominal and v.tem_votos)::integer as com_votos,
      coalesce(sum(v.sim + v.nao + v.abstencao + v.obstrucao + coalesce(v.presidiu, 0)) filter (where v.tem_votos), 0)::integer as votos,
      coalesce(sum(v.com_partido) filter (where v.tem_votos), 0)::integer as com_partido
    from public.camara_votacoes as v
  )
  select k.conjunto, coalesce(c.dados_ate, p.dados_ate, f.dados_ate),
    coalesce(c.lido_em, p.lido_em, f.lido_em), coalesce(c.origem, p.origem, f.origem), p.fonte, coalesce(c.falhas, f.falhas, 0),
    case k.conjunto
      when 'deputados' then (select count(*)::integer from public.camara_deputados as d where d.em_exercicio)
      when 'votacoes' then counted.nominais
      when 'votos' then counted.votos
      else p.registros
    end,
    case k.conjunto when 'votacoes' then counted.com_votos end,
    case k.conjunto when 'votos' then counted.com_partido end
  from unnest(array[
    'candidaturas', 'turno_1', 'turno_2', 'deputados', 'votacoes', 'votos', 'orientacoes', 'despesas', 'projetos', 'destinos', 'eleitos',
    'lista_de_deputados', 'perfis', 'despesas_uma_a_uma', 'discursos', 'proposicoes', 'noticias'
  ]) with ordinality as k (conjunto, n)
  cross join counted
  left join private.saude_da_camara() as c on c.conjunto = k.conjunto
  left join private.saude_do_painel() as p on p.conjunto = k.conjunto
  left join private.saude_de_fora() as f on f.conjunto = k.conjunto
  order by k.n;
$$;
