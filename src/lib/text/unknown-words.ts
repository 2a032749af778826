/** By a fact's label: names in -ão and -ade are feminine. */
export const unknownWords = (label: string) =>
  /^(\S*(ão|ade)|Biografia)( |$)/.test(label) ? 'Não informada' : 'Não informado';
