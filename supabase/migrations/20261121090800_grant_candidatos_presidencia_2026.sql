-- The client may send the authorship columns (the form does); the stamp trigger does not believe them.
grant select on public.candidatos_presidencia_2026 to anon, authenticated;
grant insert (
  nome, foto_url, partido_sigla, partido_nome, partido_cor_hex, status, estado_origem, idade, profissao,
  inclinacao_politica, pautas_defendidas, historico_eleitoral, link_wikipedia, link_site_campanha, coalition,
  election_year, bio_summary, numero_urna, foto_credito, created_by, updated_by, updated_at
) on public.candidatos_presidencia_2026 to authenticated;
grant update (
  nome, foto_url, partido_sigla, partido_nome, partido_cor_hex, status, estado_origem, idade, profissao,
  inclinacao_politica, pautas_defendidas, historico_eleitoral, link_wikipedia, link_site_campanha, coalition,
  election_year, bio_summary, numero_urna, foto_credito, updated_by, updated_at
) on public.candidatos_presidencia_2026 to authenticated;
grant select, insert, update on public.candidatos_presidencia_2026 to service_role;

create policy "visitors read active and archived candidates" on public.candidatos_presidencia_2026
  for select to anon
  using (status in ('active', 'archived'));

create policy "users read active and archived candidates, administrators all" on public.candidatos_presidencia_2026
  for select to authenticated
  using (status in ('active', 'archived') or (select private.is_admin()));

create policy "administrators create candidates" on public.candidatos_presidencia_2026
  for insert to authenticated
  with check ((select private.is_admin()));

create policy "administrators change candidates" on public.candidatos_presidencia_2026
  for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));
