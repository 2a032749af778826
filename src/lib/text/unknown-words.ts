/** By a fact's label: names in -ão and -ade are feminine, others are told. */
export const unknownWords = (label: string) =>
  /^(\S*(ão|ade)|Biografia|Página|Fonte)( |$)/.test(label) ? 'Não informada' : 'Não informado';
