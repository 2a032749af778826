import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const newEmail = () => `pessoa-${randomUUID()}@exemplo.org`;

async function signUp(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth?aba=cadastrar');
  await page.getByLabel('Nome completo').fill('Maria da Silva');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await expect(page.getByText('Conta criada!')).toBeVisible();
  await expect(page).toHaveURL('/');
}

/** As closing the browser for good would: the session is gone from this device. */
async function forgetSession(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.localStorage.clear();
  });
  await page.goto('/auth');
  await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible();
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

function backendUrl(): string {
  const url = process.env['VITE_SUPABASE_URL'];
  if (url === undefined) throw new Error('The set-up of the journeys left no address of the backend.');
  return url;
}

/** The link of the newest message to this address, as the mailbox shows it. */
async function linkFor(page: Page, email: string): Promise<string> {
  const mailbox = await page.context().newPage();
  await mailbox.goto(`${backendUrl()}/mail`);
  const message = mailbox.getByRole('listitem').filter({ hasText: email }).first();
  const link = await message.getByRole('link').getAttribute('href');
  await mailbox.close();
  if (link === null) throw new Error(`The mailbox has no link for ${email}.`);
  return link;
}

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Esqueci minha senha' }).click();
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await expect(page.getByText(/^Se houver uma conta com este e-mail, enviamos um link/)).toBeVisible();
}

test('an account is made, left and entered again', async ({ page }) => {
  const email = newEmail();
  await signUp(page, email, 'segredo-1');
  await page.goto('/auth');
  await expect(page).toHaveURL('/');
  await forgetSession(page);
  await page.goto('/auth?volta=%2Fcandidatos-2026');
  await signIn(page, email, 'segredo-1');
  await expect(page.getByText('Login realizado!')).toBeVisible();
  await expect(page).toHaveURL('/candidatos-2026');
});

test.describe('a refusal', () => {
  test.use({ expectedErrors: [/Failed to load resource: the server responded with a status of 4(00|22)/] });

  test('is said in Portuguese and loses nothing that was typed', async ({ page }) => {
    const email = newEmail();
    await page.goto('/auth');
    await signIn(page, email, 'segredo-1');
    await expect(page.getByText('Erro ao fazer login')).toBeVisible();
    await expect(page.getByText('E-mail ou senha incorretos.')).toBeVisible();
    await expect(page.getByLabel('Senha', { exact: true })).toBeFocused();
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
  });
});

test('a forgotten password is replaced by the link in the message', async ({ page }) => {
  const email = newEmail();
  await signUp(page, email, 'segredo-1');
  await forgetSession(page);
  await askForLink(page, email);

  await page.goto(await linkFor(page, email));
  await expect(page.getByRole('heading', { level: 1, name: 'Nova senha' })).toBeVisible();
  await expect(page).toHaveURL('/auth?aba=nova-senha');
  await page.reload();
  await page.getByLabel('Nova senha', { exact: true }).fill('segredo-novo-2');
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(page.getByText('Senha alterada com sucesso!')).toBeVisible();
  await expect(page).toHaveURL('/');

  await forgetSession(page);
  await signIn(page, email, 'segredo-novo-2');
  await expect(page).toHaveURL('/');
});

test('a link opened in another browser, or twice, is explained', async ({ page, browser }) => {
  const email = newEmail();
  await signUp(page, email, 'segredo-1');
  await forgetSession(page);
  await askForLink(page, email);
  const link = await linkFor(page, email);

  const elsewhere = await browser.newContext();
  const stranger = await elsewhere.newPage();
  await stranger.goto(link);
  await expect(stranger.getByText(/^Este link só abre no navegador em que foi pedido/)).toBeVisible();
  await stranger.goto(link);
  await expect(stranger.getByText(/^Este link venceu ou já foi usado/)).toBeVisible();
  await expect(stranger.getByRole('button', { name: 'Enviar link' })).toBeVisible();
  await elsewhere.close();
});

test('a visitor never loads the client of signed-in users', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await page.goto('/auth');
  await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((path) => path.includes('user-client-'))).toEqual([]);
});

for (const tab of ['/auth', '/auth?aba=cadastrar', '/auth?aba=recuperar']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${tab} has no accessibility fault that axe can find, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(tab);
      await expect(page.getByLabel('E-mail')).toBeVisible();
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}
