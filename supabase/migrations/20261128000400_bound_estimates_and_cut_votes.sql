-- The table API tells anybody the planner's estimates (count=planned): so it may know nothing of people's rows.
do $$
declare
  kept record;
begin
  for kept in
    select c.oid::regclass as place, a.attname as field
    from pg_class as c
    join pg_attribute as a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and exists (select from pg_attribute as o where o.attrelid = c.oid and o.attname = 'user_id')
  loop
    execute format('alter table %s alter column %I set statistics 0', kept.place, kept.field);
  end loop;
end
$$;

-- The Chamber has answered with cut lists: corrections are few, and the others would go.
create or replace function private.gravar_lote_de_votos(p_lote jsonb, p_origem text) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  target text := p_lote ->> 'votacao';
  benches text[] := array(select r ->> 'bancada' from jsonb_array_elements(p_lote -> 'orientacoes') as r);
  written integer;
begin
  if jsonb_array_length(p_lote -> 'votos') = 0
    and not exists (select from public.camara_votacoes as v where v.id_camara = target and not v.tem_votos) then
    raise exception 'no votes of a roll call that had them' using errcode = '02000';
  end if;
  if 2 * jsonb_array_length(p_lote -> 'votos') < (
    select count(*) from public.camara_votos as c join public.camara_votacoes as v on v.id = c.votacao_id where v.id_camara = target
  ) then
    raise exception 'less than half of the votes that are here' using errcode = '02000';
  end if;
  if exists (select from jsonb_array_elements(p_lote -> 'votos') as r where r ->> 'votacao' is distinct from target) then
    raise exception 'a vote of another roll call' using errcode = '22023';
  end if;
  perform private.gravar_deputados(p_lote -> 'pessoas', 'novos', now());
  written := private.gravar_votos(p_lote -> 'votos', array[target], true);
  delete from public.camara_orientacoes as o
  using public.camara_votacoes as v
  where v.id_camara = target and o.votacao_id = v.id and cardinality(benches) > 0 and o.bancada <> all (benches);
  update public.camara_votacoes as v
  set titulo = coalesce(p_lote ->> 'titulo', v.titulo), ementa = coalesce(p_lote ->> 'ementa', v.ementa),
    temas = coalesce(
      case when jsonb_typeof(p_lote -> 'temas') = 'array' then array(select jsonb_array_elements_text(p_lote -> 'temas')) end, v.temas
    ),
    votos_fora = private.poucas(p_lote #>> '{fora,votos}'), orientacoes_fora = private.poucas(p_lote #>> '{fora,orientacoes}'),
    assunto_fora = case when p_lote -> 'fora' ? 'assunto' then private.poucas(p_lote #>> '{fora,assunto}') else v.assunto_fora end,
    origem = p_origem, lido_em = now()
  where v.id_camara = target;
  return written;
end
$$;
comment on function private.gravar_lote_de_votos(jsonb, text) is
  'Writes what was read of one roll call, {votacao, votos, pessoas, titulo, ementa, temas, orientacoes, fora: {votos, orientacoes, assunto, where that was read}}; returns how many votes changed. gravar_orientacoes writes the orientations; those of benches that the answer tells no more go here, none when it tells none. No votes are refused (02000) of a roll call that had them, and less than half of those that are here; of one that never had any the Chamber publishes none.';
