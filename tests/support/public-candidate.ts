import type { PublicCandidate, PublicRecords, SittingDeputy } from '../../src/publish/records.ts';

/** With markup in its name, as the build reads it from the backend. */
export const ana: PublicCandidate = {
  id: '11111111-1111-4111-8111-111111111111',
  nome: 'Ana </script> "Exemplo" & Filha',
  nome_completo: null,
  partido_sigla: 'PEX',
  partido_nome: 'Partido Exemplo',
  partido_cor_hex: '#2eabb1',
  numero_urna: 99,
  tse_sq: null,
  estado_origem: null,
  data_nascimento: null,
  idade: null,
  profissao: 'Político',
  escolaridade: null,
  coalition: null,
  coligacao_partidos: null,
  vice_nome: null,
  vice_partido: null,
  situacao_registro: null,
  situacao_registro_em: null,
  bens_declarados: null,
  plano_governo_url: null,
  ficha_tse_url: null,
  foto_url: null,
  foto_credito: null,
  fonte: null,
  dados_ate: null,
  link_wikipedia: 'https://pt.wikipedia.org/wiki/Ana',
  link_site_campanha: null,
  election_year: 2026,
  status: 'active',
  updated_at: '2026-11-20T10:00:00.5+00:00',
  fontes: [],
  revisoes: [],
};

/** In exercise, as the build reads her from the backend. */
export const rosa: SittingDeputy = {
  id: 999001,
  nome: 'Rosa Exemplo',
  partido_sigla: 'PEX',
  uf: 'AP',
  foto_url: null,
  lido_em: '2026-08-22T03:00:00+00:00',
  destino: null,
};

export const noRecords: PublicRecords = { candidates: [], sitting: [], rollCalls: [] };
