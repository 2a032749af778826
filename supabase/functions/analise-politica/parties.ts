export const noParty = 'S.PART.';

/** The registered name's first word (electoral court, 2026) decides the article. */
const articles: Readonly<Record<'do' | 'da', readonly string[]>> = {
  do: [
    ...['MDB', 'MISSÃO', 'NOVO', 'PCB', 'PCdoB', 'PCO', 'PDT', 'PL', 'PRD', 'PRTB', 'PSB', 'PSD', 'PSDB'],
    ...['PSOL', 'PSTU', 'PT', 'PV'],
  ],
  da: ['REDE', 'UP'],
};

/** 'do PT', 'da UP'; with the word 'partido' where the name alone tells no gender. */
export function ofParty(sigla: string): string {
  if (articles.do.includes(sigla)) return `do ${sigla}`;
  return articles.da.includes(sigla) ? `da ${sigla}` : `do partido ${sigla}`;
}
