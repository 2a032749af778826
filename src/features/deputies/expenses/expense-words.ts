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
