create function private.explicacoes_do_painel()
returns table (
  votacao_id integer, id_camara text, dia date, titulo text, ementa text, descricao text, tipo text, titulo_claro text,
  sim_significa text, nao_significa text, fonte_titulo text, fonte_url text, fonte_data date, principal boolean,
  situacao text, redigida_por uuid, revista_por uuid, publicada_em timestamptz, updated_at timestamptz
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not (select private.is_admin()) then
    raise exception 'administrators only' using errcode = '42501';
  end if;
  return query
  select e.votacao_id, v.id_camara, v.dia, v.titulo, v.ementa, v.descricao, v.tipo, e.titulo_claro, e.sim_significa,
    e.nao_significa, e.fonte_titulo, e.fonte_url, e.fonte_data, e.principal, e.situacao, e.redigida_por, e.revista_por,
    e.publicada_em, e.updated_at
  from public.votacoes_explicadas as e
  join public.camara_votacoes as v on v.id = e.votacao_id
  order by v.dia desc, v.id desc;
end
$$;
comment on function private.explicacoes_do_painel() is
  'Every explanation, whatever its state, with the Chamber''s text and the accounts. 42501 unless the caller is an administrator.';
revoke execute on function private.explicacoes_do_painel() from public, anon, authenticated, service_role;
grant execute on function private.explicacoes_do_painel() to authenticated;

create function public.explicacoes_do_painel()
returns table (
  votacao_id integer, id_camara text, dia date, titulo text, ementa text, descricao text, tipo text, titulo_claro text,
  sim_significa text, nao_significa text, fonte_titulo text, fonte_url text, fonte_data date, principal boolean,
  situacao text, redigida_por uuid, revista_por uuid, publicada_em timestamptz, updated_at timestamptz
)
language sql stable
set search_path = ''
as $$
  select * from private.explicacoes_do_painel();
$$;
comment on function public.explicacoes_do_painel() is 'Every explanation, for administrators, the newest roll call first. Refuses others with 42501.';
revoke execute on function public.explicacoes_do_painel() from public, anon, authenticated, service_role;
grant execute on function public.explicacoes_do_painel() to authenticated;

create function private.fila_de_explicacoes(p_antes integer, p_tipo text, p_texto text)
returns table (
  votacao_id integer, id_camara text, dia date, titulo text, ementa text, descricao text, tipo text, total integer
)
language plpgsql stable security definer
set search_path = ''
as $$
begin
  if not (select private.is_admin()) then
    raise exception 'administrators only' using errcode = '42501';
  end if;
  if length(p_texto) > 100 or length(p_tipo) > 100 then
    raise exception 'text_too_long' using errcode = '22023';
  end if;
  return query
  with wanted as materialized (
    select v.id, v.dia as day
    from public.camara_votacoes as v
    where v.nominal
      and not exists (select from public.votacoes_explicadas as e where e.votacao_id = v.id)
      and (p_tipo is null or v.tipo = p_tipo)
      and (
        p_texto is null
        or position(
          private.sem_acentos(p_texto) in private.sem_acentos(concat_ws(' ', v.titulo, v.ementa, v.descricao))
        ) > 0
      )
  )
  select v.id, v.id_camara, v.dia, v.titulo, v.ementa, v.descricao, v.tipo, (select count(*)::integer from wanted)
  from wanted as w
  join public.camara_votacoes as v on v.id = w.id
  where p_antes is null or (w.day, w.id) < (select a.dia, a.id from public.camara_votacoes as a where a.id = p_antes)
  order by w.day desc, w.id desc
  limit 20;
end
$$;
comment on function private.fila_de_explicacoes(integer, text, text) is
  'Twenty nominal roll calls that nobody began to explain, the newest first. 42501 unless the caller is an administrator; 22023 text_too_long.';
revoke execute on function private.fila_de_explicacoes(integer, text, text) from public, anon, authenticated, service_role;
grant execute on function private.fila_de_explicacoes(integer, text, text) to authenticated;

create function public.fila_de_explicacoes(p_antes integer default null, p_tipo text default null, p_texto text default null)
returns table (
  votacao_id integer, id_camara text, dia date, titulo text, ementa text, descricao text, tipo text, total integer
)
language sql stable
set search_path = ''
as $$
  select * from private.fila_de_explicacoes(p_antes, p_tipo, p_texto);
$$;
comment on function public.fila_de_explicacoes(integer, text, text) is
  'Twenty nominal roll calls without an explanation in any state, for administrators: after the roll call p_antes, of one kind, or with a text in title, summary or description; total counts every one of the filter.';
revoke execute on function public.fila_de_explicacoes(integer, text, text) from public, anon, authenticated, service_role;
grant execute on function public.fila_de_explicacoes(integer, text, text) to authenticated;
