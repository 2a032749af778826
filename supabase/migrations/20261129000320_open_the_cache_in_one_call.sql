-- A new question would ask the database three times before it asks its source.
create function public.abrir_cache_http(p_chave text, p_reserva_ms integer, p_limite text, p_max integer, p_janela_s integer)
returns jsonb
language plpgsql security definer
set search_path = ''
as $$
declare
  kept constant jsonb := coalesce(public.ler_cache_http(p_chave), '{"corpo": null, "obtidoEm": null, "fresco": false, "reservado": false}');
begin
  if kept -> 'corpo' <> 'null' then
    return kept || '{"reserva": null, "passa": true}';
  end if;
  if not public.contar_chamada(p_limite, p_max, p_janela_s) then
    return kept || '{"reserva": null, "passa": false}';
  end if;
  return kept || jsonb_build_object('reserva', public.reservar_cache_http(p_chave, p_reserva_ms), 'passa', true);
end
$$;
comment on function public.abrir_cache_http(text, integer, text, integer, integer) is
  'As ler_cache_http; of an address without an answer it counts a call of p_limite as contar_chamada does (passa: whether that fits in p_max) and, where it does, claims the fetch as reservar_cache_http does: {corpo, obtidoEm, fresco, reservado, reserva, passa}. Service role only.';
revoke execute on function public.abrir_cache_http(text, integer, text, integer, integer) from public, anon, authenticated, service_role;
grant execute on function public.abrir_cache_http(text, integer, text, integer, integer) to service_role;
