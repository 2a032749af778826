import type { PublicCandidate } from '../../src/publish/backend.ts';
import type { SittingDeputy } from '../../src/publish/sitting-deputies.ts';

/** With markup in its name, as the build reads it from the backend. */
export const ana: PublicCandidate = {
  id: '11111111-1111-4111-8111-111111111111',
  nome: 'Ana </script> "Exemplo" & Filha',
  partido_sigla: 'PEX',
  partido_nome: 'Partido Exemplo',
  partido_cor_hex: '#2eabb1',
  numero_urna: 99,
  profissao: 'Político',
  link_wikipedia: 'https://pt.wikipedia.org/wiki/Ana',
  link_site_campanha: null,
  election_year: 2026,
  status: 'active',
  updated_at: '2026-11-20T10:00:00.5+00:00',
  fontes: [],
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
