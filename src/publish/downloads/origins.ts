/** Whose data most files hold. */
export const chamber = {
  title: 'Dados Abertos da Câmara dos Deputados',
  path: 'https://dadosabertos.camara.leg.br/',
};
export const court = { title: 'Tribunal Superior Eleitoral (TSE)', path: 'https://www.tse.jus.br/' };
/** The words about terms where the source names none. */
export const unnamed = 'Dados públicos; a fonte não nomeia uma licença';
