-- How much all instances of a function together ask of one outside service. One row a service, changed in one step under its
-- lock: an instance returns the places that it is done with, tells how they went and takes the next ones, all in one call.
create table private.vazao (
  chave text not null,
  ritmo double precision not null,
  lugares double precision not null,
  proxima timestamptz not null default '-infinity',
  ajustada_em timestamptz not null default '-infinity',
  ocupados jsonb not null default '{}',
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
  factor double precision;
  place text;
  granted jsonb := '[]';
begin
  insert into private.vazao (chave, ritmo, lugares) values (p_chave, p_ritmo_max, p_lugares_max) on conflict do nothing;
  select * into flow from private.vazao as v where v.chave = p_chave for update;
  moment := clock_timestamp();

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

  flow.proxima := greatest(flow.proxima, moment + p_pausa_ms * interval '1 millisecond');
  while jsonb_array_length(granted) < p_querem
    and (select count(*) from jsonb_object_keys(flow.ocupados)) < floor(flow.lugares)
    and flow.proxima < moment + interval '1 second'
  loop
    place := gen_random_uuid();
    flow.ocupados := flow.ocupados
      || jsonb_build_object(place, flow.proxima + p_prazo_ms * interval '1 millisecond');
    granted := granted || jsonb_build_object(
      'id', place, 'esperaMs', ceil(extract(epoch from flow.proxima - moment) * 1000)
    );
    flow.proxima := flow.proxima + interval '1 second' / flow.ritmo;
  end loop;

  update private.vazao as v
  set ritmo = flow.ritmo, lugares = flow.lugares, proxima = flow.proxima, ajustada_em = flow.ajustada_em,
    ocupados = flow.ocupados
  where v.chave = p_chave;
  return granted;
end
$$;

comment on function public.trocar_lugares(text, integer, integer, integer, text[], integer, integer, integer, integer, integer) is
  'Returns the places p_devolvidos, of which p_bons answers were good, p_lentos slow and p_recusados refused for being too many, keeps everybody away for p_pausa_ms, and takes up to p_querem new ones: [{id, esperaMs}], each with the wait before its call and held for p_prazo_ms at most. Never more than p_ritmo_max departures a second nor p_lugares_max at once for all callers together. Service role only.';

revoke execute on function
  public.trocar_lugares(text, integer, integer, integer, text[], integer, integer, integer, integer, integer)
  from public, anon, authenticated, service_role;
grant execute on function
  public.trocar_lugares(text, integer, integer, integer, text[], integer, integer, integer, integer, integer)
  to service_role;

drop function public.reservar_saida(text, integer, integer);
