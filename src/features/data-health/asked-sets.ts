/** Requested when a screen opens; a copy may answer instead. */
export const asked = [
  'lista_de_deputados',
  'perfis',
  'despesas_uma_a_uma',
  'discursos',
  'proposicoes',
  'noticias',
] as const;

export const isAsked = (name: string): boolean => asked.some((one) => one === name);
