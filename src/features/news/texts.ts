/** The sentences of the news that logic chooses (spec §2 and §8). */
export const newsTexts = {
  dialogError: 'Erro ao buscar notícias. Tente novamente.',
  dialogEmpty: 'Nenhuma notícia recente encontrada para este candidato.',
  deputyError: 'Erro ao carregar notícias do deputado',
  deputyEmpty: 'Nenhuma notícia recente encontrada',
} as const;
