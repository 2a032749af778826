-- PostgREST prefers functions to foreign keys of one name: they bound lists inside lists.
-- Otherwise 160 bytes of anybody's GET answer 15 MB.
create function private.spend_inner_rows(p_read integer) returns void
language plpgsql stable
set search_path = ''
as $$
declare
  spent constant integer := coalesce(nullif(current_setting('pauta.inner_rows', true), ''), '0')::integer + p_read;
begin
  if spent > 20000 then
    raise exception 'more than 20000 rows inside other rows: ask for fewer, or for the inner table itself' using errcode = 'PT413';
  end if;
  perform set_config('pauta.inner_rows', spent::text, true);
end
$$;
comment on function private.spend_inner_rows(integer) is
  'Counts rows that an answer holds inside other rows; refuses (413) beyond 20,000 in one transaction.';
revoke execute on function private.spend_inner_rows(integer) from public, anon, authenticated, service_role;
grant execute on function private.spend_inner_rows(integer) to anon, authenticated, service_role;

do $do$
declare
  inner_list record;
begin
  for inner_list in
    select * from (values
      ('candidatos_presidencia_2026', 'candidatos_fontes', 'i.candidato_id = $1.id'),
      ('candidatos_presidencia_2026', 'candidatos_revisoes', 'i.candidato_id = $1.id'),
      ('candidatos_presidencia_2026', 'resultados_presidencia', 'i.candidato_id = $1.id'),
      ('candidatos_presidencia_2026', 'fontes', 'i.id in (select f.fonte_id from public.candidatos_fontes as f where f.candidato_id = $1.id)'),
      ('candidatos_presidencia_2026', 'turnos_presidencia', 'i.id in (select r.turno_id from public.resultados_presidencia as r where r.candidato_id = $1.id)'),
      ('fontes', 'candidatos_fontes', 'i.fonte_id = $1.id'),
      ('fontes', 'candidatos_presidencia_2026', 'i.id in (select f.candidato_id from public.candidatos_fontes as f where f.fonte_id = $1.id)'),
      ('turnos_presidencia', 'resultados_presidencia', 'i.turno_id = $1.id'),
      ('turnos_presidencia', 'candidatos_presidencia_2026', 'i.id in (select r.candidato_id from public.resultados_presidencia as r where r.turno_id = $1.id)'),
      ('camara_votacoes', 'camara_votos', 'i.votacao_id = $1.id'),
      ('camara_votacoes', 'camara_orientacoes', 'i.votacao_id = $1.id'),
      ('camara_votacoes', 'camara_deputados', 'i.id in (select c.deputado_id from public.camara_votos as c where c.votacao_id = $1.id)'),
      ('camara_deputados', 'camara_votos', 'i.deputado_id = $1.id'),
      ('camara_deputados', 'camara_votacoes', 'i.id in (select c.votacao_id from public.camara_votos as c where c.deputado_id = $1.id)'),
      ('camara_deputados', 'camara_despesas_mes', 'i.deputado_id = $1.id'),
      ('camara_deputados', 'camara_despesas_ano', 'i.deputado_id = $1.id'),
      ('camara_deputados', 'camara_projetos_ano', 'i.deputado_id = $1.id')
    ) as list (outer_table, inner_table, condition)
  loop
    execute format(
      $f$
        create function public.%2$I(public.%1$I) returns setof public.%2$I
        language plpgsql stable rows 100
        set search_path = ''
        as $body$
        declare
          read integer;
        begin
          return query select i.* from public.%2$I as i where %3$s;
          get diagnostics read = row_count;
          perform private.spend_inner_rows(read);
        end
        $body$
      $f$, inner_list.outer_table, inner_list.inner_table, inner_list.condition
    );
    execute format('comment on function public.%I(public.%I) is %L', inner_list.inner_table, inner_list.outer_table,
      'The list inside a row, as the table API embeds it, within the bound of one answer.');
    execute format('revoke execute on function public.%I(public.%I) from public, anon, authenticated, service_role', inner_list.inner_table, inner_list.outer_table);
    execute format('grant execute on function public.%I(public.%I) to anon, authenticated, service_role', inner_list.inner_table, inner_list.outer_table);
  end loop;
end
$do$;
