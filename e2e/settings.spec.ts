import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const newEmail = () => `pessoa-${randomUUID()}@exemplo.org`;
const password = 'segredo-1';
const newPassword = 'segredo-mais-novo-2';

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/auth?aba=cadastrar&volta=%2Fsettings');
  await page.getByLabel('Nome completo').fill('Maria da Silva');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await expect(page).toHaveURL('/settings');
}

async function signIn(page: Page, email: string, secret: string): Promise<void> {
  await page.goto('/auth?volta=%2Fsettings');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

async function expectNoFault(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Without motion, so that nothing is judged in the middle of fading.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
      .analyze();
    expect(violations.map(({ id, nodes }) => [colorScheme, id, nodes.map((node) => node.html)])).toEqual([]);
  }
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
}

async function changePassword(page: Page, current: string, next: string): Promise<void> {
  await page.getByLabel('Senha atual').fill(current);
  await page.getByLabel('Nova senha', { exact: true }).fill(next);
  await page.getByLabel('Confirmar nova senha').fill(next);
  await page.getByRole('button', { name: 'Alterar senha' }).click();
}

/** The same person in another browser. */
async function elsewhere(browser: Browser, baseURL: string | undefined, email: string): Promise<Page> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const page = await context.newPage();
  await signIn(page, email, password);
  await expect(page.getByText('Maria da Silva')).toBeVisible();
  return page;
}

test('each tab opens by its address and has no fault that axe can find', async ({ page }) => {
  const email = newEmail();
  await signUp(page, email);
  await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible();
  await expectNoFault(page);
  await page.goto('/settings?aba=dados');
  await expect(page.getByRole('heading', { level: 2, name: 'Seus dados' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Guardar minhas escolhas' })).toBeVisible();
  await expectNoFault(page);
  await page.goto('/settings?aba=seguranca');
  await page.getByRole('button', { name: 'Alterar senha' }).click();
  await expect(page.getByText('Senha atual é obrigatória')).toHaveCount(2);
  await expectNoFault(page);
});

test('signing out is reached by the menu and leads home', async ({ page }) => {
  await signUp(page, newEmail());
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Conta' }).click();
  await page.getByRole('tab', { name: 'Segurança' }).click();
  await page.getByRole('button', { name: 'Sair da Conta' }).click();
  await expect(page.getByText('Logout realizado com sucesso')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goto('/settings');
  await expect(page).toHaveURL('/auth?volta=%2Fsettings');
});

test.describe('with refusals of the service', () => {
  test.use({ expectedErrors: [/Failed to load resource: the server responded with a status of 40[013]/] });

  test('a changed password ends the other sessions; the old one no longer opens', async ({
    page,
    browser,
    baseURL,
  }) => {
    const email = newEmail();
    await signUp(page, email);
    const other = await elsewhere(browser, baseURL, email);

    await page.goto('/settings?aba=seguranca');
    await changePassword(page, 'errada-123', newPassword);
    await expect(page.getByText('Senha atual incorreta')).toHaveCount(2);
    await changePassword(page, password, newPassword);
    await expect(page.getByText('Senha alterada com sucesso!')).toBeVisible();
    await page.reload();
    await expect(page.getByText(email)).toBeVisible();

    await other.reload();
    await expect(other).toHaveURL('/auth?volta=%2Fsettings');
    await other.context().close();

    await page.getByRole('button', { name: 'Sair da Conta' }).click();
    await expect(page).toHaveURL('/');
    await signIn(page, email, password);
    await expect(page.getByText('E-mail ou senha incorretos.')).toBeVisible();
    await signIn(page, email, newPassword);
    await expect(page).toHaveURL('/settings');
  });

  test('everything can be taken along and erased, and the account is gone', async ({ page }) => {
    const email = newEmail();
    await signUp(page, email);
    await page.goto('/candidatos-2026');
    await page.getByRole('button', { name: 'Favoritar' }).first().click();
    await expect(page.getByText('Adicionado aos favoritos')).toBeVisible();

    await page.goto('/settings?aba=dados');
    const [json] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Baixar meus dados' }).click(),
    ]);
    const exported: unknown = JSON.parse(await readFile(await json.path(), 'utf8'));
    expect(exported).toMatchObject({
      conta: { email },
      candidatos: [{ favorito: true, ignorado: false }],
      deputados: [],
      consentimentos: [{ finalidade: 'escolhas', revogado_em: null }],
    });
    const [html] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Baixar para ler (HTML)' }).click(),
    ]);
    expect(await readFile(await html.path(), 'utf8')).toContain(email);

    await page.getByRole('button', { name: 'Excluir minha conta' }).click();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByLabel('Sua senha').fill('errada-123');
    await page.getByRole('button', { name: 'Excluir para sempre' }).click();
    await expect(page.getByText('Senha incorreta')).toBeVisible();
    await expectNoFault(page);
    await page.getByLabel('Sua senha').fill(password);
    await page.getByRole('button', { name: 'Excluir para sempre' }).click();
    await expect(page.getByText('Conta excluída')).toBeVisible();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => Object.keys(window.localStorage))).toEqual([]);

    await signIn(page, email, password);
    await expect(page.getByText('E-mail ou senha incorretos.')).toBeVisible();
  });

  test('erasing the choices takes their consent back and leaves the account', async ({ page }) => {
    await signUp(page, newEmail());
    await page.goto('/candidatos-2026');
    await page.getByRole('button', { name: 'Favoritar' }).first().click();
    await expect(page.getByText('Adicionado aos favoritos')).toBeVisible();
    await page.goto('/settings?aba=dados');
    await expect(page.getByText('candidato favorito', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Apagar minhas escolhas' }).click();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('button', { name: 'Apagar para sempre' }).click();
    await expect(page.getByText('Suas escolhas foram apagadas')).toBeVisible();
    await expect(page.getByText('candidatos favoritos')).toBeVisible();
    await expect(page.getByText('Ainda não autorizado. Pedimos na sua primeira escolha.')).toBeVisible();
  });
});

test('the privacy page says what is held and has no fault that axe can find', async ({ page }) => {
  await page.goto('/privacidade');
  await expect(page.getByRole('heading', { level: 2, name: 'O que você pode fazer' })).toBeVisible();
  await expectNoFault(page);
});
