create function private.passar_explicacao(p_votacao integer, p_lido_em timestamptz, p_situacao text) returns timestamptz
language plpgsql security definer
set search_path = ''
as $$
declare
  me constant uuid := (select auth.uid());
  old constant public.votacoes_explicadas := private.lock_explicacao(p_votacao, p_lido_em);
  new public.votacoes_explicadas;
begin
  if old.votacao_id is null or not (case p_situacao
    when 'em_revisao' then old.situacao in ('rascunho', 'em_revisao')
    when 'publicada' then old.situacao = 'em_revisao'
    when 'retirada' then old.situacao <> 'retirada'
    else false
  end) then
    raise exception 'explicacao_situacao' using errcode = 'P0001';
  end if;
  if p_situacao = 'publicada' and old.redigida_por is null then
    raise exception 'explicacao_sem_autor' using errcode = 'P0001';
  end if;
  if p_situacao = 'publicada' and old.redigida_por = me then
    raise exception 'explicacao_propria' using errcode = 'P0001';
  end if;
  -- Who sends a text that nobody answers for takes it over.
  update public.votacoes_explicadas as e set
    situacao = p_situacao,
    redigida_por = case when p_situacao = 'em_revisao' then coalesce(e.redigida_por, me) else e.redigida_por end,
    revista_por = case when p_situacao = 'publicada' then me else e.revista_por end,
    publicada_em = case when p_situacao = 'publicada' then clock_timestamp() end,
    updated_at = greatest(clock_timestamp(), e.updated_at + interval '1 microsecond')
    where e.votacao_id = p_votacao returning * into new;
  perform private.audit_explicacao(old, new, case p_situacao when 'retirada' then 'archive' else 'update' end);
  return new.updated_at;
end
$$;
comment on function private.passar_explicacao(integer, timestamptz, text) is
  'Sends an explanation to review, publishes it or takes it back, with one audit row. 42501 unless the caller is an administrator; P0001 explicacao_mudou, explicacao_situacao (not from that state), explicacao_propria (published by its author), explicacao_sem_autor (published while nobody answers for the text).';
revoke execute on function private.passar_explicacao(integer, timestamptz, text) from public, anon, authenticated, service_role;
grant execute on function private.passar_explicacao(integer, timestamptz, text) to authenticated;

create function public.enviar_explicacao(p_votacao integer, p_lido_em timestamptz) returns timestamptz
language sql
set search_path = ''
as $$
  select private.passar_explicacao(p_votacao, p_lido_em, 'em_revisao');
$$;
comment on function public.enviar_explicacao(integer, timestamptz) is
  'An administrator sends a draft to review; a text that nobody answers for becomes the sender''s. Refuses as private.passar_explicacao does.';
revoke execute on function public.enviar_explicacao(integer, timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.enviar_explicacao(integer, timestamptz) to authenticated;

create function public.publicar_explicacao(p_votacao integer, p_lido_em timestamptz) returns timestamptz
language sql
set search_path = ''
as $$
  select private.passar_explicacao(p_votacao, p_lido_em, 'publicada');
$$;
comment on function public.publicar_explicacao(integer, timestamptz) is
  'An administrator other than the author publishes an explanation in review. Refuses as private.passar_explicacao does.';
revoke execute on function public.publicar_explicacao(integer, timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.publicar_explicacao(integer, timestamptz) to authenticated;

create function public.retirar_explicacao(p_votacao integer, p_lido_em timestamptz) returns timestamptz
language sql
set search_path = ''
as $$
  select private.passar_explicacao(p_votacao, p_lido_em, 'retirada');
$$;
comment on function public.retirar_explicacao(integer, timestamptz) is
  'An administrator takes an explanation back, published or not; editing it makes it a draft again. Refuses as private.passar_explicacao does.';
revoke execute on function public.retirar_explicacao(integer, timestamptz) from public, anon, authenticated, service_role;
grant execute on function public.retirar_explicacao(integer, timestamptz) to authenticated;

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
