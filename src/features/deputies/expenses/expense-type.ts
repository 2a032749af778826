/** 'Combustíveis e lubrificantes' for the Chamber's 'COMBUSTÍVEIS E LUBRIFICANTES.' */
export function expenseTypeText(tipoDespesa: string): string {
  const text = tipoDespesa
    .trim()
    .toLocaleLowerCase('pt-BR')
    .replace(/\s+/g, ' ')
    .replace(/ ?, ?/g, ', ')
    .replace(/ - /g, ' – ')
    .replace(/\.$/, '')
    .replace(/\b(sigepa|rpa)\b/g, (sigla) => sigla.toUpperCase());
  return text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);
}

/** The Chamber's yearly file may lack the tickets it buys itself. */
export function isBoughtTicket(tipoDespesa: string): boolean {
  return /sigepa/i.test(tipoDespesa);
}
