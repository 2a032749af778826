/** `audit_ocultacoes.motivo` in words. */
export const hidingReasons: Readonly<Record<string, string>> = {
  dado_pessoal: 'dado pessoal',
  ordem_judicial: 'ordem judicial',
  ofensa: 'ofensa',
  erro_de_digitacao: 'erro de digitação',
};
