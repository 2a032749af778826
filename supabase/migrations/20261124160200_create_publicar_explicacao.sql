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
