import { expect, type Page } from '@playwright/test';

const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
export const favorite = (page: Page, name = 'Zema') =>
  card(page, name).getByRole('button', { name: 'Favoritar', exact: true });
export const favorited = (page: Page, name = 'Zema') =>
  card(page, name).getByRole('button', { name: 'Favoritado' });
export const keepHere = (page: Page) => page.getByRole('button', { name: 'Guardar só neste aparelho' });
export async function begin(page: Page, name = 'Zema'): Promise<void> {
  await page.goto('/candidatos-2026');
  await favorite(page, name).click();
  await keepHere(page).click();
  await expect(page.getByText('Guardado neste aparelho', { exact: true })).toBeVisible();
  await expect(favorited(page, name)).toBeVisible();
}
