-- Why a candidacy is off the ballot stands at the top of its page, so it has a place of its own: a biography is prose
-- that anybody may shorten.
alter table public.candidatos_presidencia_2026
  add column motivo_fora_da_urna text,
  add constraint candidatos_motivo_fora_da_urna_valid
    check (length(motivo_fora_da_urna) <= 200 and private.line_ok(motivo_fora_da_urna));

comment on column public.candidatos_presidencia_2026.motivo_fora_da_urna is
  'Why an archived record is not on the ballot, as whole sentences of at most 200 characters; null when nobody stated it.';

grant insert (motivo_fora_da_urna), update (motivo_fora_da_urna)
  on public.candidatos_presidencia_2026 to authenticated;
