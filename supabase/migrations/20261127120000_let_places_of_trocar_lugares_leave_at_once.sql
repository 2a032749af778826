-- Questions that come together wait for answers, not for their turn: all places may leave at once, then p_ritmo_max a second.
create or replace function public.trocar_lugares(
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
