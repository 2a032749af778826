-- Databases that were loaded before these columns existed get what the seed now says. Only the curated records, known by
-- their identifiers, and only where nobody wrote since: a text that an administrator changed stays as it is, and so do
-- the stamps, because nobody acted.
alter table public.candidatos_presidencia_2026 disable trigger stamp_candidato;

update public.candidatos_presidencia_2026 as c
set
  fonte = curated.fonte,
  dados_ate = '2026-10-10',
  inclinacao_politica_fontes = curated.fontes_da_inclinacao,
  motivo_fora_da_urna = case when c.status = 'archived' then curated.motivo end,
  link_site_partido = case when c.link_site_campanha = curated.site_partido then curated.site_partido end,
  link_site_campanha = case when c.link_site_campanha = curated.site_partido then null else c.link_site_campanha end,
  bio_summary = case
    when c.updated_at = c.created_at and curated.registered is not null
      then replace(c.bio_summary, curated.registered, curated.spelled)
    else c.bio_summary
  end
from (values
  ('ea35ceaa-f72c-5330-ac8b-7960a3689925'::uuid, 'Tribunal Superior Eleitoral', array[
      'Partido Democracia Cristã: o campo “espectro” não está informado; só a ideologia “democracia cristã”.',
      'Uma análise independente de cenários de 2º turno a agrupa no campo “direita” (classificação editorial em três blocos, out/2026); não é fonte suficiente para o rótulo.',
      'Um comparador a descreve como “Centro / Social-Liberal”, mas com o partido errado (Mobiliza); descartado.'
    ], null, null, 'Zacarkim Barao', 'Zacarkim Barão'),
  ('1c8ed826-fce2-5648-86d9-a356feb50e68'::uuid, 'Tribunal Superior Eleitoral', array[
      'Partido PCB: “extrema-esquerda” (Wikipédia).'
    ], 'https://pcb.org.br/portal2/', null, null, null),
  ('d6db76b3-b6cc-5315-a858-85e8b5c955c9'::uuid, 'Tribunal Superior Eleitoral', array[
      'Partido Avante: “centro” (Wikipédia em inglês).',
      'Candidato: “Centro” em comparador independente de candidaturas (24/09/2026, classificação editorial).',
      'O próprio candidato disse não querer ser enquadrado em partido ou ideologia (declaração à imprensa).'
    ], null, null, null, null),
  ('7ac519a5-e61c-5af0-bf56-858d7b37c544'::uuid, 'Tribunal Superior Eleitoral', array[
      'Partido PL: “direita” (Wikipédia).',
      'Candidato: “Direita” em dois comparadores independentes (24/09/2026, classificação editorial).'
    ], null, null, 'Flavio Nantes Bolsonaro', 'Flávio Nantes Bolsonaro'),
  ('81bfcbff-e881-5a67-8108-6bff73f77552'::uuid, 'Tribunal Superior Eleitoral', array[
      'Partido PSTU: “extrema-esquerda” (Wikipédia).'
    ], null, null, 'Hertz da Conceicao Dias', 'Hertz da Conceição Dias'),
  ('1d406712-5c3f-53c5-9a30-baef40954369'::uuid, 'Tribunal Superior Eleitoral', array[
      'Partido PT: “centro-esquerda a esquerda” (Wikipédia).',
      'Candidato: “Centro-esquerda” em dois comparadores independentes (24/09/2026, classificação editorial).'
    ], null, null, null, null),
  ('6cd66d5c-5a65-5344-9bc9-24a2efaf6463'::uuid, 'Tribunal Superior Eleitoral', array[
      'Partido Missão: “direita a extrema-direita” (Wikipédia em inglês).',
      'Candidato: “Direita” em dois comparadores independentes (24/09/2026, classificação editorial).',
      'O candidato descreve o partido como “no campo da direita altamente pragmático” (Folhapress, 23/09/2025).',
      'Um terceiro comparador usa “Centro-Direita Reformista” (classificação editorial).'
    ], null, null, null, null),
  ('223be8e4-d7d4-5c70-81f1-ec89ecfefed2'::uuid, 'Tribunal Superior Eleitoral', array[
      'Partido PSD: “centro” (Wikipédia).',
      'Candidato: “Centro-direita” em dois comparadores independentes (24/09/2026, classificação editorial).'
    ], null, null, null, null),
  ('31402daf-7c1e-5e4e-b3ef-8ae30ace5957'::uuid, 'Tribunal Superior Eleitoral', array[
      'Partido PCO: “extrema-esquerda” (Wikipédia).'
    ], 'https://candidatos.pco.org.br', null, null, null),
  ('3ceb477d-c93a-5464-ac06-549c0a66dac1'::uuid, 'Tribunal Superior Eleitoral', array[
      'Partido UP: “extrema-esquerda” (Wikipédia).'
    ], null, null, null, null),
  ('df0b0716-e76a-5eae-9492-6cdb33b44a37'::uuid, 'Tribunal Superior Eleitoral', array[
      'Partido Democrata (ex-PMB): “centro-direita” (Wikipédia, verbete do PMB).',
      'Projeto partidário anterior do candidato descrito como de “centro-direita” (Veja, 02/2024).',
      'Um comparador o descreve como “Centro-Liberal” (classificação editorial); outro o põe em “outros”.'
    ], null, null, null, null),
  ('c0c5339a-c71a-52ad-9d8b-76cfc94beabe'::uuid, 'Tribunal Superior Eleitoral', array[
      'Partido Novo: “direita” (Wikipédia).',
      'Candidato: “Direita” em dois comparadores independentes (24/09/2026, classificação editorial).'
    ], null, null, null, null),
  ('1deb40c3-1e3d-599d-bbab-2c4f653e237a'::uuid, 'Poder360 e g1', '{}'::text[], null, 'Candidatura retirada no fim de setembro de 2026. Não foi à urna.', null, null),
  ('4f5865e0-043a-5fec-86b9-3887a83951ef'::uuid, 'Tribunal Superior Eleitoral', '{}'::text[], null, 'Registro negado pelo TSE em 11/09/2026. Não foi à urna.', null, null)
) as curated (id, fonte, fontes_da_inclinacao, site_partido, motivo, registered, spelled)
where c.id = curated.id and c.created_by is null;

alter table public.candidatos_presidencia_2026 enable trigger stamp_candidato;
