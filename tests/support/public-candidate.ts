import { candidateFields } from '../../src/lib/candidate-fields.ts';
import type { PublicCandidate, SittingDeputy } from '../../src/publish/records.ts';

/** With markup in its name, as the build reads it from the backend. */
export const ana: PublicCandidate = {
  ...Object.fromEntries(Object.keys(candidateFields).map((column) => [column, null])),
  id: '11111111-1111-4111-8111-111111111111',
  nome: 'Ana </script> "Exemplo" & Filha',
  partido_sigla: 'PEX',
  partido_nome: 'Partido Exemplo',
  partido_cor_hex: '#2eabb1',
  numero_urna: 99,
  tse_sq: null,
  profissao: 'Político',
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
