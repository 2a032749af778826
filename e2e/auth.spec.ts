import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { backend } from './support/environment.ts';
import { enter, newPerson, openSession, ownEmail } from './support/people.ts';
import { scriptsOf } from './support/scripts.ts';

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

/** As the mailbox shows them, of the newest message. */
async function messageFor(page: Page, email: string): Promise<{ link: string; code: string }> {
  const mailbox = await page.context().newPage();
  await mailbox.goto(`${backend().url}/mail`);
  const message = mailbox.getByRole('listitem').filter({ hasText: email }).first();
  const link = await message.getByRole('link').getAttribute('href');
  const code = await message.getByText(/^Código: /).textContent();
  await mailbox.close();
  if (link === null || code === null) throw new Error(`The mailbox has nothing for ${email}.`);
  return { link, code: code.replace('Código: ', '') };
}

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Esqueci minha senha' }).click();
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await expect(page.getByText(/^Se houver uma conta com este e-mail, enviamos um link/)).toBeVisible();
}

test('Voltar after signing in at an address of its own leads to the list', async ({ page }) => {
  const { email, password } = await newPerson();
  await page.goto('/candidatos-2026');
  const address = await page
    .getByRole('main')
    .getByRole('heading', { level: 3 })
    .first()
    .getByRole('link')
    .getAttribute('href');
  await page.goto(`/auth?${new URLSearchParams({ volta: address ?? '' }).toString()}`);
  await signIn(page, email, password);
  await expect(page).toHaveURL(address ?? '');
  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect(page).toHaveURL('/candidatos-2026');
});

test('an account is made, left and entered again', async ({ page }) => {
  const email = ownEmail();
  await signUp(page, email, 'segredo-1');
  await page.goto('/auth');
  await expect(page).toHaveURL('/');
  await forgetSession(page);
  await page.goto('/auth?volta=%2Fcandidatos-2026');
  await signIn(page, email, 'segredo-1');
  await expect(page.getByText('Login realizado!')).toBeVisible();
  await expect(page).toHaveURL('/candidatos-2026');
});

test('a forgotten password is replaced by the link in the message', async ({ page }) => {
  const { email } = await newPerson();
  await askForLink(page, email);

  const { link } = await messageFor(page, email);
  // A mail scanner fetches it first.
  expect((await page.request.get(link)).ok()).toBe(true);
  await page.goto(link);
  await page.getByRole('button', { name: 'Criar nova senha' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nova senha' })).toBeVisible();
  await expect(page).toHaveURL('/auth?aba=nova-senha');
  await page.reload();
  await page.getByLabel('Nova senha', { exact: true }).fill('segredo-novo-2');
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(page.getByText('Senha alterada com sucesso!')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect((await openSession(email, 'segredo-novo-2')).email).toBe(email);
});

test('a link works in another browser, once, and its code takes its place', async ({ page, browser }) => {
  const { email } = await newPerson();
  await askForLink(page, email);
  const { link } = await messageFor(page, email);

  const elsewhere = await browser.newContext();
  const stranger = await elsewhere.newPage();
  const press = stranger.getByRole('button', { name: 'Criar nova senha' });
  await stranger.goto(link);
  await press.click();
  await expect(stranger.getByLabel('Nova senha', { exact: true })).toBeVisible();
  await stranger.goto('about:blank');
  await stranger.goto(link);
  await press.click();
  await expect(stranger.getByText(/^Este link venceu ou já foi usado/)).toBeVisible();

  await askForLink(page, email);
  const { code } = await messageFor(page, email);
  await stranger.getByRole('button', { name: 'Tenho um código' }).click();
  await stranger.getByLabel('E-mail').fill(email);
  await stranger.getByLabel('Código').fill(code);
  await stranger.getByRole('button', { name: 'Confirmar código' }).click();
  await expect(stranger.getByLabel('Nova senha', { exact: true })).toBeVisible();
  await elsewhere.close();
});

test('the client of signed-in users is loaded by them and by no visitor', async ({ page }) => {
  const scripts = scriptsOf(page);
  const clients = () => scripts.filter((path) => path.includes('user-client-'));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await page.goto('/auth');
  await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible();
  expect(clients()).toEqual([]);

  await page.goto('about:blank');
  await enter(page.context());
  await page.goto('/settings');
  await expect(page.getByText('Maria da Silva')).toBeVisible();
  expect(clients()).not.toEqual([]);
});
