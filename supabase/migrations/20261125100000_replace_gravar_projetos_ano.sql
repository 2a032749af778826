-- Both sources of these counts tell a whole year at once: whoever is written last must leave nobody of the other behind, and a count
-- may have become smaller. So the writer takes a year, its day and everybody in it.
drop function private.gravar_projetos_ano(jsonb);

create function private.gravar_projetos_ano(p_ano integer, p_ate date, p_lote jsonb) returns integer
language plpgsql security definer
set search_path = ''
as $$
declare
  written integer;
  removed integer;
begin
  if p_ate is null or p_ate > (now() at time zone 'America/Sao_Paulo')::date then
    raise exception 'a day that has not come: %', p_ate using errcode = '22023';
  end if;
  if jsonb_typeof(p_lote) is distinct from 'array' or jsonb_array_length(p_lote) = 0 then
    raise exception 'no counts of %', p_ano using errcode = '22023';
  end if;
  insert into public.camara_projetos_ano as p (deputado_id, ano, quantidade, dados_ate)
  select r.deputado, p_ano, r.quantidade, p_ate
  from jsonb_to_recordset(p_lote) as r (deputado integer, quantidade integer)
  on conflict (ano, deputado_id) do update
  set quantidade = excluded.quantidade, dados_ate = excluded.dados_ate
  where (p.quantidade, p.dados_ate) is distinct from (excluded.quantidade, excluded.dados_ate);
  get diagnostics written = row_count;
  delete from public.camara_projetos_ano as p
  where p.ano = p_ano
    and p.deputado_id not in (select r.deputado from jsonb_to_recordset(p_lote) as r (deputado integer));
  get diagnostics removed = row_count;
  return written + removed;
end
$$;
comment on function private.gravar_projetos_ano(integer, date, jsonb) is
  'Writes [{deputado, quantidade}], which has everybody with a bill of the year, known until a day: who else was here in that year goes. Returns how many rows changed.';
revoke execute on function private.gravar_projetos_ano(integer, date, jsonb) from public, anon, authenticated, service_role;
