-- A yearly file tells everything of its year, by month; the stored copy tells it by kind alone, under month 0. Whichever is written
-- last must leave nothing of the other behind, or the same reais are added up twice.
create function private.substituir_despesas(p_ano integer, p_lote jsonb) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  written integer;
  removed integer;
begin
  if exists (select from jsonb_array_elements(p_lote) as r where (r ->> 'ano')::integer is distinct from p_ano) then
    raise exception 'an expense of another year than %', p_ano using errcode = '22023';
  end if;
  written := private.gravar_despesas_mes(p_lote);
  delete from public.camara_despesas_mes as d
  using (
    select distinct r.deputado from jsonb_to_recordset(p_lote) as r (deputado integer)
  ) as whose
  where d.ano = p_ano and d.deputado_id = whose.deputado
    and not exists (
      select from jsonb_to_recordset(p_lote) as r (deputado integer, mes smallint, tipo text)
      where r.deputado = d.deputado_id and r.mes = d.mes and r.tipo = d.tipo
    );
  get diagnostics removed = row_count;
  return written + removed;
end
$$;
comment on function private.substituir_despesas(integer, jsonb) is
  'Writes [{deputado, ano, mes, tipo, valor, documentos, ate}], which has everything of a year of the deputies in it: what else was here of them in that year goes. Returns how many rows changed.';

create function private.podar_despesas(p_ano integer, p_deputados integer[]) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  removed integer;
begin
  delete from public.camara_despesas_mes as d where d.ano = p_ano and d.deputado_id <> all (p_deputados);
  get diagnostics removed = row_count;
  delete from public.camara_despesas_ano as d where d.ano = p_ano;
  return removed;
end
$$;
comment on function private.podar_despesas(integer, integer[]) is
  'Ends the replacement of a year: removes what other deputies than these had in it, and the totals that another source told of the year. Returns how many sums went.';

revoke execute on function private.substituir_despesas(integer, jsonb) from public, anon, authenticated, service_role;
revoke execute on function private.podar_despesas(integer, integer[]) from public, anon, authenticated, service_role;
