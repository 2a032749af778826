import type { License, Source } from './tables.ts';

export const chamber: Source = {
  title: 'Dados Abertos da Câmara dos Deputados',
  path: 'https://dadosabertos.camara.leg.br/',
};
export const court: Source = { title: 'Tribunal Superior Eleitoral (TSE)', path: 'https://www.tse.jus.br/' };

/** The source names no terms. */
export const unnamed: License = {
  name: 'notspecified',
  title: 'Dados públicos; a fonte não nomeia uma licença',
};
/** This repository's terms, for what we wrote or compiled. */
export const ours: License = {
  name: 'AGPL-3.0',
  title: 'GNU Affero General Public License 3.0, de Pauta Aberta',
  path: 'https://www.gnu.org/licenses/agpl-3.0.html',
};
