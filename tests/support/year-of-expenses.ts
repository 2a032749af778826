import { screen } from '@testing-library/react';

/** What is said of every year, whatever is known of it. */
export const always =
  'Deputados assumem e se licenciam em datas diferentes; valores maiores ou menores não indicam irregularidade.';

/** The words of an element, with the space of money written as a plain one. */
export const words = (element: HTMLElement) => element.textContent.replaceAll('\u00A0', ' ');

/** The year's part: all that is above the receipts' heading. */
export async function yearText(): Promise<string> {
  await screen.findByText(always);
  const [above = ''] = words(screen.getByRole('tabpanel')).split('Recibos mostrados aqui');
  return above;
}
