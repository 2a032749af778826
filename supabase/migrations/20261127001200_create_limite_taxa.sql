create table private.limite_taxa (
  chave text not null,
  janela timestamptz not null,
  n integer not null default 0,
  constraint limite_taxa_pkey primary key (chave, janela),
  constraint limite_taxa_chave_valid check (length(chave) between 1 and 200),
  constraint limite_taxa_n_valid check (n >= 0)
);

create index limite_taxa_janela_idx on private.limite_taxa (janela);

comment on table private.limite_taxa is 'Calls counted per key and window of time; kept for 48 hours.';
comment on column private.limite_taxa.chave is
  'What is limited, such as a function and an address hashed with a daily salt; never a raw address.';
comment on column private.limite_taxa.janela is 'Start of the window.';
comment on column private.limite_taxa.n is 'Calls counted in the window.';

revoke all on private.limite_taxa from public, anon, authenticated, service_role;
alter table private.limite_taxa enable row level security;

create function public.contar_chamada(p_chave text, p_max integer, p_janela_s integer) returns boolean
language plpgsql security definer
set search_path = ''
as $$
declare
  window_start constant timestamptz := to_timestamp(floor(extract(epoch from now()) / p_janela_s) * p_janela_s);
  granted boolean;
begin
  if p_max is null or p_max < 1 then
    return false;
  end if;

  delete from private.limite_taxa as l
  where l.janela < now() - interval '48 hours' or l.janela > now() + interval '48 hours';

  insert into private.limite_taxa as l (chave, janela, n)
  values (p_chave, window_start, 1)
  on conflict (chave, janela) do update set n = l.n + 1 where l.n < p_max
  returning true into granted;
  return coalesce(granted, false);
end
$$;
comment on function public.contar_chamada(text, integer, integer) is
  'Counts one call of a key in the present window of p_janela_s seconds. True when it fits in p_max, false when the limit is reached. Service role only.';
revoke execute on function public.contar_chamada(text, integer, integer) from public, anon, authenticated, service_role;
grant execute on function public.contar_chamada(text, integer, integer) to service_role;

-- All instances of a function share one outside service: a row a service, under its lock.
create table private.vazao (
  chave text not null,
  ritmo double precision not null,
  lugares double precision not null,
  proxima timestamptz not null default '-infinity',
  ajustada_em timestamptz not null default '-infinity',
  ocupados jsonb not null default '{}',
  -- Times later than now are of a clock set back: they hold nobody up.
  trocada_em timestamptz not null default '-infinity',
  constraint vazao_pkey primary key (chave),
  constraint vazao_chave_valid check (length(chave) between 1 and 200),
  constraint vazao_ritmo_valid check (ritmo >= 1),
  constraint vazao_lugares_valid check (lugares >= 1),
  constraint vazao_ocupados_valid check (jsonb_typeof(ocupados) = 'object')
);

comment on table private.vazao is 'Calls of outside services by all instances of a function together: how fast, and how many at once.';
comment on column private.vazao.chave is 'The service that is asked.';
comment on column private.vazao.ritmo is 'Departures a second at present; less than the most after refusals and slow answers.';
comment on column private.vazao.lugares is 'Calls at once at present, its whole part; less than the most after refusals and slow answers.';
comment on column private.vazao.proxima is 'When the next call may leave.';
comment on column private.vazao.ajustada_em is 'When it was last lowered: calls that were refused together lower it once.';
comment on column private.vazao.ocupados is 'The calls under way: the id of each and until when it is believed, should its instance die.';
comment on column private.vazao.trocada_em is 'When places were last exchanged; later than now tells that the clock was set back.';

revoke all on private.vazao from public, anon, authenticated, service_role;
alter table private.vazao enable row level security;

create function public.trocar_lugares(
  p_chave text, p_ritmo_max integer, p_lugares_max integer, p_prazo_ms integer, p_devolvidos text[],
  p_bons integer, p_lentos integer, p_recusados integer, p_pausa_ms integer, p_querem integer
) returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  flow private.vazao;
  moment timestamptz;
  leaving timestamptz;
  factor double precision;
  place text;
  granted jsonb := '[]';
begin
  insert into private.vazao (chave, ritmo, lugares) values (p_chave, p_ritmo_max, p_lugares_max) on conflict do nothing;
  select * into flow from private.vazao as v where v.chave = p_chave for update;
  moment := clock_timestamp();
  if flow.trocada_em > moment + interval '1 second' then
    flow.ocupados := '{}';
    flow.proxima := moment;
    flow.ajustada_em := '-infinity';
  end if;

  select coalesce(jsonb_object_agg(o.key, o.value), '{}') into flow.ocupados
  from jsonb_each(flow.ocupados) as o
  where o.key <> all (p_devolvidos) and (o.value #>> '{}')::timestamptz > moment;

  if p_recusados > 0 or p_lentos > 0 then
    if flow.ajustada_em < moment - interval '1 second' then
      factor := case when p_recusados > 0 then 0.5 else 0.75 end;
      flow.ritmo := greatest(1, flow.ritmo * factor);
      flow.lugares := greatest(1, flow.lugares * factor);
      flow.ajustada_em := moment;
    end if;
  else
    flow.ritmo := least(p_ritmo_max, flow.ritmo + p_bons * 0.25);
    flow.lugares := least(p_lugares_max, flow.lugares + p_bons * 0.125);
  end if;

  flow.proxima := greatest(
    flow.proxima,
    case when p_recusados > 0 or p_pausa_ms > 0 then moment + p_pausa_ms * interval '1 millisecond'
    else moment - (floor(flow.lugares) - 1) / flow.ritmo * interval '1 second' end
  );
  while jsonb_array_length(granted) < p_querem
    and (select count(*) from jsonb_object_keys(flow.ocupados)) < floor(flow.lugares)
    and flow.proxima < moment + interval '1 second'
  loop
    place := gen_random_uuid();
    leaving := greatest(flow.proxima, moment);
    flow.ocupados := flow.ocupados || jsonb_build_object(place, leaving + p_prazo_ms * interval '1 millisecond');
    granted := granted || jsonb_build_object('id', place, 'esperaMs', ceil(extract(epoch from leaving - moment) * 1000));
    flow.proxima := flow.proxima + interval '1 second' / flow.ritmo;
  end loop;

  update private.vazao as v
  set ritmo = flow.ritmo, lugares = flow.lugares, proxima = flow.proxima, ajustada_em = flow.ajustada_em,
    ocupados = flow.ocupados, trocada_em = moment
  where v.chave = p_chave;
  return granted;
end
$$;
comment on function public.trocar_lugares(text, integer, integer, integer, text[], integer, integer, integer, integer, integer) is
  'Returns the places p_devolvidos, of which p_bons answers were good, p_lentos slow and p_recusados refused for being too many, keeps everybody away for p_pausa_ms, and takes up to p_querem new ones: [{id, esperaMs}], each with the wait before its call and held for p_prazo_ms at most. All p_lugares_max may leave at once, then p_ritmo_max a second, for all callers together. Service role only.';
revoke execute on function public.trocar_lugares(text, integer, integer, integer, text[], integer, integer, integer, integer, integer) from public, anon, authenticated, service_role;
grant execute on function public.trocar_lugares(text, integer, integer, integer, text[], integer, integer, integer, integer, integer) to service_role;
