import { isBoughtTicket } from './expense-type';

/** The one name of this money on every page. */
export const expensesName = 'Despesas pagas pela Câmara';

/** What a number has or lacks; tickets that the Chamber buys itself may not be in its yearly file. */
export function ticketsText(hasTickets: boolean): string {
  return `${hasTickets ? 'com' : 'sem'} as passagens que a Câmara compra direto (SIGEPA)`;
}

/** Whether the year's number has the tickets that the Chamber buys itself. */
export function hasBoughtTickets({ tipos }: { tipos: readonly { tipo: string }[] }): boolean {
  return tipos.some(({ tipo }) => isBoughtTicket(tipo));
}

/** Of a year in which `n` of the state have expenses: the file lacks the deputy alone, or the file itself is not here. */
export function noTotalText(n: number, year: number): string {
  return n > 0
    ? `Nenhuma despesa no arquivo da Câmara de ${year}.`
    : `O total de ${year} não está nestes dados.`;
}
