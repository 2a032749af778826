import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoFault, expectNoFaultAtBothSizes } from './support/axe.ts';
import { acacioFavacho, enter, openSession, signInAs } from './support/people.ts';
import { thumbOf } from './support/thumb.ts';

const newPassword = 'segredo-mais-novo-2';
const refused = 'Invalid login credentials';

async function changePassword(page: Page, current: string, next: string): Promise<void> {
  await page.getByLabel('Senha atual').fill(current);
  await page.getByLabel('Nova senha', { exact: true }).fill(next);
  await page.getByLabel('Confirmar nova senha').fill(next);
  await page.getByRole('button', { name: 'Alterar senha' }).click();
}

test('an owner finds who is stored and takes a copy along in three taps, and erases all in six', async ({
  page,
  context,
}) => {
  await enter(context, { favorites: ['Zema'], favoriteDeputies: [acacioFavacho] });
  const { tap, taps } = thumbOf();
  await page.goto('/');
  await tap(page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Conta' }));
  await tap(page.getByRole('tab', { name: 'Dados do Usuário' }));
  const copy = page.waitForEvent('download');
  await tap(page.getByRole('button', { name: 'Baixar meus dados' }));
  expect(await readFile(await (await copy).path(), 'utf8')).toContain('Acácio Favacho');
  expect(taps()).toBe(3);
  await tap(page.getByRole('button', { name: 'Apagar minhas escolhas' }));
  await tap(page.getByRole('button', { name: 'Continuar' }));
  await tap(page.getByRole('button', { name: 'Apagar para sempre' }));
  await expect(page.getByText('Suas escolhas foram apagadas')).toBeVisible();
  expect(taps()).toBe(6);
});

test('a double click, or a double tap, on the first of two questions answers the first alone', async ({
  page,
  context,
}) => {
  await enter(context, { favorites: ['Zema'] });
  await page.goto('/settings?aba=dados');
  await page.getByRole('button', { name: 'Apagar minhas escolhas' }).click();
  await page.getByRole('button', { name: 'Continuar' }).dblclick();
  await expect(page.getByRole('alertdialog', { name: 'Apagar para sempre?' })).toBeVisible();
  await page.goto('/minhas-escolhas');
  await expect(page.getByRole('button', { name: 'Remover Zema dos favoritos' })).toBeVisible();
});

test.describe('with refusals of the service', () => {
  test.use({ expectedErrors: [/Failed to load resource: the server responded with a status of 40[013]/] });

  test('a changed password ends the other sessions; the old one no longer opens', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    const { email, password } = await enter(context);
    const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    await signInAs(elsewhere, await openSession(email, password));
    const other = await elsewhere.newPage();
    await other.goto('/settings');
    await expect(other.getByText('Maria da Silva')).toBeVisible();

    await page.goto('/settings?aba=seguranca');
    await page.getByRole('button', { name: 'Alterar senha' }).click();
    await expect(page.getByText('Senha atual é obrigatória')).toHaveCount(2);
    await expectNoFaultAtBothSizes(page);
    await changePassword(page, 'errada-123', newPassword);
    await expect(page.getByText('Senha atual incorreta')).toHaveCount(2);
    await changePassword(page, password, newPassword);
    await expect(page.getByText('Senha alterada com sucesso!')).toBeVisible();
    await page.reload();
    await expect(page.getByText(email)).toBeVisible();

    await other.reload();
    await expect(other).toHaveURL('/auth?volta=%2Fsettings');
    await elsewhere.close();

    await expect(openSession(email, password)).rejects.toThrow(refused);
    expect((await openSession(email, newPassword)).email).toBe(email);
  });

  test('everything can be taken along and erased, and the account is gone', async ({ page, context }) => {
    const { email, password } = await enter(context, { favorites: ['Zema'] });
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
    await expect.poll(() => page.evaluate(() => Object.keys(window.localStorage))).toEqual([]);

    await expect(openSession(email, password)).rejects.toThrow(refused);
  });
});
