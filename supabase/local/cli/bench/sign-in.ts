import type { Page } from '@playwright/test';
import { demoAccounts } from '../../data/demo-accounts.ts';

export async function signIn(page: Page, site: string): Promise<void> {
  const [{ email, password }] = demoAccounts;
  await page.goto(`${site}/auth`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/auth');
}
