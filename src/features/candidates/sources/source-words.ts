/** `fontes.tipo` in words. */
export const sourceKinds: Readonly<Record<string, string>> = {
  oficial: 'Oficial',
  partido_ou_campanha: 'Partido ou campanha',
  imprensa: 'Imprensa',
  academica: 'Acadêmica',
  enciclopedia: 'Enciclopédia',
  outra: 'Outra',
};

/** `candidatos_revisoes.confianca` in words. */
export const confidenceWords: Readonly<Record<string, string>> = {
  alta: 'Alta',
  media: 'Média',
  baixa: 'Baixa',
  nenhuma: 'Nenhuma',
};

export const confidenceText = (code: string) => `Confiança: ${(confidenceWords[code] ?? code).toLowerCase()}`;
