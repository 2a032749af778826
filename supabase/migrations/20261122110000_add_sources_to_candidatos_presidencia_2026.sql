-- Where a record comes from is said by the record: screens name a source only for those that have one, and the day of
-- the data is the day until which it was gathered, not the day on which a file was loaded. Only the owner writes these
-- columns: a record made in the panel cannot claim to come from the electoral court.
alter table public.candidatos_presidencia_2026
  add column fonte text,
  add column dados_ate date,
  add column inclinacao_politica_fontes text[] not null default '{}',
  add column link_site_partido text,
  add constraint candidatos_fonte_valid
    check (private.trimmed(fonte) <> '' and length(fonte) <= 120 and private.line_ok(fonte)),
  add constraint candidatos_dados_ate_sourced check (dados_ate is null or fonte is not null),
  add constraint candidatos_inclinacao_politica_fontes_valid check (private.pautas_ok(inclinacao_politica_fontes)),
  add constraint candidatos_link_site_partido_valid check (private.https_ok(link_site_partido));

comment on column public.candidatos_presidencia_2026.fonte is
  'Who published what the record says; null when no source was stated, as in a record made in the panel.';
comment on column public.candidatos_presidencia_2026.dados_ate is
  'The day until which the data were gathered from the source; null without a source.';
comment on column public.candidatos_presidencia_2026.inclinacao_politica_fontes is
  'What each source says about the leaning, in its own words; inclinacao_politica is the nearest of five labels.';
comment on column public.candidatos_presidencia_2026.link_site_partido is
  'Site of the party that was registered for the candidacy, https only; a campaign''s own site is link_site_campanha.';
