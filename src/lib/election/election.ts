/** Lists and counts have this year alone; other records have their own pages. */
export const electionYear = 2026;

export const officialResults = 'https://resultados.tse.jus.br/';
