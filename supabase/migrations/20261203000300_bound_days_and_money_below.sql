-- A year typed with two digits is a day too, and what is no number lies above every least one.
alter table public.candidatos_presidencia_2026
  drop constraint candidatos_bens_declarados_valid,
  add constraint candidatos_bens_declarados_valid check (bens_declarados >= 0 and bens_declarados < 1e12),
  drop constraint candidatos_situacao_registro_em_valid,
  add constraint candidatos_situacao_registro_em_valid check (
    situacao_registro_em is null or (situacao_registro is not null and situacao_registro_em >= '1900-01-01')
  );

alter table public.fontes
  drop constraint fontes_consultada_em_valid,
  add constraint fontes_consultada_em_valid check (consultada_em >= coalesce(publicada_em, '1900-01-01'));

alter table public.destinos_deputados
  add constraint destinos_revisado_em_valid check (revisado_em >= '1900-01-01');
