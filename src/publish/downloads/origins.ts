import type { License, Source } from './tables.ts';

export const chamber: Source = {
  title: 'Dados Abertos da Câmara dos Deputados',
  path: 'https://dadosabertos.camara.leg.br/',
};
export const court: Source = { title: 'Tribunal Superior Eleitoral (TSE)', path: 'https://www.tse.jus.br/' };

/** The words about terms where the source names none. */
export const unnamed: License = {
  name: 'notspecified',
  title: 'Dados públicos; a fonte não nomeia uma licença',
};
/** Of what we wrote or put together ourselves: the terms of this repository. */
export const ours: License = {
  name: 'AGPL-3.0',
  title: 'GNU Affero General Public License 3.0, de Pauta Aberta',
  path: 'https://www.gnu.org/licenses/agpl-3.0.html',
};
