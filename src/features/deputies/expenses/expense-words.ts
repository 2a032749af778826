import { isBoughtTicket } from './expense-type';

/** The one name of this money on every page. */
export const expensesName = 'Despesas pagas pela Câmara';

/** The yearly file may lack tickets that the Chamber buys itself. */
export function ticketsText(hasTickets: boolean): string {
  return `${hasTickets ? 'com' : 'sem'} as passagens que a Câmara compra direto (SIGEPA)`;
}

export function hasBoughtTickets({ tipos }: { tipos: readonly { tipo: string }[] }): boolean {
  return tipos.some(({ tipo }) => isBoughtTicket(tipo));
}
