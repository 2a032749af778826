comment on column public.candidatos_presidencia_2026.id is 'Stable identifier; curated records derive it from their slug.';
comment on column public.candidatos_presidencia_2026.nome is 'Name on the ballot, 3 to 120 characters.';
comment on column public.candidatos_presidencia_2026.foto_url is
  'Portrait, https only. Required by the form and by every API role; null only in a curated record that is not active and has no photo.';
comment on column public.candidatos_presidencia_2026.partido_sigla is 'Party abbreviation, 2 to 12 characters.';
comment on column public.candidatos_presidencia_2026.partido_nome is 'Party name, 1 to 120 characters.';
comment on column public.candidatos_presidencia_2026.partido_cor_hex is
  'Party colour as #rrggbb. It becomes an inline style, so nothing else is accepted.';
comment on column public.candidatos_presidencia_2026.status is
  'active, archived (no longer running, still public) or deleted (hidden from all but administrators).';
comment on column public.candidatos_presidencia_2026.estado_origem is 'State of birth as its two letters, BR when national; null when unknown.';
comment on column public.candidatos_presidencia_2026.idade is 'Age in years, at least 35 (the legal minimum); null when unknown.';
comment on column public.candidatos_presidencia_2026.profissao is 'Profession; null when unknown.';
comment on column public.candidatos_presidencia_2026.inclinacao_politica is
  'Political leaning by published sources; null when no neutral source states one.';
comment on column public.candidatos_presidencia_2026.pautas_defendidas is 'Defended agenda items, at most 30 of 200 characters.';
comment on column public.candidatos_presidencia_2026.historico_eleitoral is
  'Elected offices held: list of {cargo, ano_inicio, ano_fim}; ano_fim null while the mandate lasts.';
comment on column public.candidatos_presidencia_2026.link_wikipedia is 'Encyclopedia article; the host is wikipedia.org or a subdomain.';
comment on column public.candidatos_presidencia_2026.link_site_campanha is 'Campaign site, https only.';
comment on column public.candidatos_presidencia_2026.coalition is 'Coalition as registered, at most 200 characters; null when there is none.';
comment on column public.candidatos_presidencia_2026.election_year is 'Year of the election, 1989 to 2100.';
comment on column public.candidatos_presidencia_2026.bio_summary is 'Short biography, at most 800 characters, plain text.';
comment on column public.candidatos_presidencia_2026.numero_urna is 'Number on the ballot (10 to 99); null when not registered.';
comment on column public.candidatos_presidencia_2026.foto_credito is
  'Author and licence of the photo, shown beside it as the licence asks.';
comment on column public.candidatos_presidencia_2026.created_by is 'Account that created the record, stamped by the database; null means the system.';
comment on column public.candidatos_presidencia_2026.updated_by is 'Account of the last change, stamped by the database; null means the system.';
comment on column public.candidatos_presidencia_2026.created_at is 'When the record was created, stamped by the database.';
comment on column public.candidatos_presidencia_2026.updated_at is
  'When the record last changed, stamped by the database and always growing; the edit form compares it to notice that another person saved first.';
