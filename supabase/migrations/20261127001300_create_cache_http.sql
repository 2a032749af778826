create table private.cache_http (
  chave text not null,
  corpo jsonb,
  obtido_em timestamptz,
  fresco_ate timestamptz,
  reservado_ate timestamptz,
  -- Stale answers stay useful for months or minutes, by kind; a first fetch keeps nothing.
  guardar_ate timestamptz not null default now() + interval '1 day',
  constraint cache_http_pkey primary key (chave),
  constraint cache_http_chave_valid check (length(chave) between 1 and 2048),
  constraint cache_http_answer_whole check ((corpo is null) = (obtido_em is null) and (corpo is null) = (fresco_ate is null))
);

create index cache_http_guardar_ate_idx on private.cache_http (guardar_ate);
-- Ever new addresses could fill the disk; every deputy's present data are about 5,000 answers.
create index cache_http_age_idx on private.cache_http ((coalesce(obtido_em, reservado_ate)) desc nulls last);

comment on table private.cache_http is
  'Answers of public services shared by all visitors: public data only. A row without a body is a first fetch under way.';
comment on column private.cache_http.chave is 'The rebuilt address with its parameters sorted.';
comment on column private.cache_http.corpo is 'The answer; null until the first fetch ends.';
comment on column private.cache_http.obtido_em is 'When the answer was fetched.';
comment on column private.cache_http.fresco_ate is 'Until when the answer is served without a refresh.';
comment on column private.cache_http.reservado_ate is
  'Until when one caller has claimed the refresh; null or past means that it is free.';
comment on column private.cache_http.guardar_ate is
  'Until when the answer may be served while its service is down; past it the row is erased.';

revoke all on private.cache_http from public, anon, authenticated, service_role;
alter table private.cache_http enable row level security;

create function public.ler_cache_http(p_chave text) returns jsonb
language sql stable security definer
set search_path = ''
as $$
  select jsonb_build_object(
    'corpo', c.corpo,
    'obtidoEm', c.obtido_em,
    'fresco', coalesce(c.fresco_ate > now() and c.obtido_em <= clock_timestamp(), false),
    -- No claim lasts longer.
    'reservado', coalesce(c.reservado_ate between now() and now() + interval '10 minutes', false)
  )
  from private.cache_http as c
  where c.chave = p_chave and c.guardar_ate > now()
$$;
comment on function public.ler_cache_http(text) is
  'The cached answer of an address: {corpo, obtidoEm, fresco, reservado}, corpo null while a first fetch is under way. Null when nothing is kept. Service role only.';
revoke execute on function public.ler_cache_http(text) from public, anon, authenticated, service_role;
grant execute on function public.ler_cache_http(text) to service_role;

create function public.reservar_cache_http(p_chave text, p_reserva_ms integer) returns timestamptz
language plpgsql security definer
set search_path = ''
as $$
declare
  claim timestamptz;
begin
  insert into private.cache_http as c (chave, reservado_ate)
  values (p_chave, clock_timestamp() + p_reserva_ms * interval '1 millisecond')
  on conflict (chave) do update set reservado_ate = excluded.reservado_ate
    where (
        c.reservado_ate is null
        or c.reservado_ate not between clock_timestamp() and clock_timestamp() + interval '10 minutes'
      )
      and (c.fresco_ate is null or c.fresco_ate <= clock_timestamp() or c.obtido_em > clock_timestamp())
  returning c.reservado_ate into claim;
  return claim;
end
$$;
comment on function public.reservar_cache_http(text, integer) is
  'Claims the refresh of an address for p_reserva_ms milliseconds. The claim, which only its holder can return, or null when another caller has it or the answer is fresh. Service role only.';
revoke execute on function public.reservar_cache_http(text, integer) from public, anon, authenticated, service_role;
grant execute on function public.reservar_cache_http(text, integer) to service_role;

create function public.gravar_cache_http(p_chave text, p_corpo jsonb, p_fresco_s integer, p_guarda_s integer)
returns timestamptz
language plpgsql security definer
set search_path = ''
as $$
declare
  fetched constant timestamptz := clock_timestamp();
begin
  -- Rows that another transaction holds are left to the next call: two writers never wait for each other here.
  delete from private.cache_http as c
  where c.chave in (
    select old.chave from private.cache_http as old
    where old.guardar_ate < fetched and old.chave <> p_chave
    order by old.guardar_ate limit 100
    for update skip locked
  );

  insert into private.cache_http as c (chave, corpo, obtido_em, fresco_ate, guardar_ate)
  values (
    p_chave, p_corpo, fetched, fetched + p_fresco_s * interval '1 second', fetched + p_guarda_s * interval '1 second'
  )
  on conflict (chave) do update set
    corpo = excluded.corpo, obtido_em = excluded.obtido_em, fresco_ate = excluded.fresco_ate,
    guardar_ate = excluded.guardar_ate, reservado_ate = null;
  return fetched;
end
$$;
comment on function public.gravar_cache_http(text, jsonb, integer, integer) is
  'Keeps an answer: fresh for p_fresco_s seconds, served while its service is down for p_guarda_s. Ends the claim, erases what nobody may serve any more and returns the moment of the fetch. Service role only.';
revoke execute on function public.gravar_cache_http(text, jsonb, integer, integer) from public, anon, authenticated, service_role;
grant execute on function public.gravar_cache_http(text, jsonb, integer, integer) to service_role;

create function public.soltar_cache_http(p_chave text, p_reserva timestamptz, p_pausa_ms integer) returns void
language sql security definer
set search_path = ''
as $$
  delete from private.cache_http as c
  where c.chave = p_chave and c.reservado_ate = p_reserva and (c.corpo is null or c.guardar_ate <= now());
  update private.cache_http as c
  set reservado_ate = clock_timestamp() + p_pausa_ms * interval '1 millisecond'
  where c.chave = p_chave and c.reservado_ate = p_reserva;
$$;
comment on function public.soltar_cache_http(text, timestamptz, integer) is
  'Gives back a claim whose fetch failed: at once when there is no answer to serve, otherwise after p_pausa_ms milliseconds in which nobody tries again. Another caller''s claim stays. Service role only.';
revoke execute on function public.soltar_cache_http(text, timestamptz, integer) from public, anon, authenticated, service_role;
grant execute on function public.soltar_cache_http(text, timestamptz, integer) to service_role;

create function private.cap_cache_http() returns trigger
language plpgsql security definer
set search_path = ''
as $$
declare
  most constant integer := 10000;
begin
  -- Rows that another transaction holds are left to the next insert: two writers never wait for each other here.
  delete from private.cache_http as c
  where c.chave in (
    select free.chave from private.cache_http as free
    where free.chave in (
      select older.chave from private.cache_http as older
      order by coalesce(older.obtido_em, older.reservado_ate) desc nulls last
      offset most limit 100
    )
    for update skip locked
  );
  return null;
end
$$;
comment on function private.cap_cache_http() is 'Keeps the newest 10,000 rows of the cache; the oldest go first.';
revoke execute on function private.cap_cache_http() from public, anon, authenticated, service_role;

create trigger cap_cache_http after insert on private.cache_http
for each row execute function private.cap_cache_http();

-- Sources, copies or nobody may answer a screen: readers see which, not who read.
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

-- A minute is enough: writers of the cache seldom meet on a row.
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
