export const deputyTexts = {
  listError: 'Erro ao carregar deputados federais',
  moreError: 'Erro ao carregar mais deputados',
  detailError: 'Erro ao carregar informações do deputado',
  noExpenses: 'Nenhuma despesa registrada no ano atual',
  /** Incomplete data: finding nothing does not mean there is nothing. */
  unknownReceipts: 'Nenhum recibo desta pessoa nestes dados',
  unknownSpeeches: 'Nenhum discurso desta pessoa nestes dados',
  unknownPropositions: 'Nenhuma proposição desta pessoa nestes dados',
  noSpeeches: 'Nenhum discurso registrado nos últimos 6 meses',
  noPropositions: 'Nenhuma proposição encontrada nos últimos 6 meses',
} as const;
