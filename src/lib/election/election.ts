/** The election of lists and counts; records of another one have their own pages and are in no list. */
export const electionYear = 2026;

/** Where the court publishes every result. */
export const officialResults = 'https://resultados.tse.jus.br/';
