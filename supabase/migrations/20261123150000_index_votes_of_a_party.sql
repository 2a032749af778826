-- How a party voted in a roll call, by index alone: votes whose party of the day is known, without who presided.
create index camara_votos_partido_idx on public.camara_votos (votacao_id, partido_sigla) include (voto)
  where partido_sigla is not null and voto <> 5;

-- A plain rule of text that the public readings of votes use as whoever calls them.
grant execute on function private.sem_acentos(text) to anon, authenticated, service_role;
