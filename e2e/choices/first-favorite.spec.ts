import type { Page } from '@playwright/test';
import { bothSizes, expect, test } from '../fixtures.ts';
import { expectNoFault } from '../support/axe.ts';
import { enter, newPerson, ownEmail, signInByForm } from '../support/people.ts';
import { thumbOf } from '../support/thumb.ts';

const card = (page: Page, name = 'Zema') => page.getByRole('listitem').filter({ hasText: name });
const favorite = (page: Page) => card(page).getByRole('button', { name: 'Favoritar', exact: true });
const favorited = (page: Page) => card(page).getByRole('button', { name: 'Favoritado' });
const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Antes da sua primeira escolha' });
const agree = (page: Page) => dialog(page).getByRole('button', { name: 'Concordo' });

/** Whether a toast lies over what the reader is to agree to. */
async function coversDialog(page: Page): Promise<boolean> {
  const asked = await dialog(page).boundingBox();
  const toast = page.locator('[data-sonner-toast]').first();
  const said = (await toast.count()) === 0 ? null : await toast.boundingBox();
  if (asked === null || said === null) return false;
  const isBeside = said.x >= asked.x + asked.width || said.x + said.width <= asked.x;
  return !isBeside && said.y + said.height > asked.y && said.y < asked.y + asked.height;
}

/** Where a toast lies, and what it may cover, depends on the width. */
test(
  'a first-timer favourites in seven taps, the act is done behind the sign-up and can be undone',
  bothSizes,
  async ({ page }) => {
    const { tap, type, taps } = thumbOf();
    await page.goto('/candidatos-2026');
    await tap(favorite(page));
    // The notice stays five seconds.
    await expect(page.getByText('Faça login para favoritar candidatos.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Favoritar Zema' })).toBeVisible();
    await type(page.getByLabel('Nome completo'), 'Maria da Silva');
    await type(page.getByLabel('E-mail'), ownEmail());
    await type(page.getByLabel('Senha', { exact: true }), 'segredo-1');
    await tap(page.getByRole('button', { name: 'Cadastrar', exact: true }));
    await expect(page.getByText('Conta criada!')).toBeVisible();
    await expect(dialog(page)).toBeVisible();
    await expect.poll(() => coversDialog(page)).toBe(false);
    await expect(page.getByText('Você já pode fazer login.')).toBeHidden();
    await expect(page.getByText('Login necessário')).toBeHidden();
    await tap(agree(page));
    await expect(page.getByText('Adicionado aos favoritos')).toBeVisible();
    await expect(favorited(page)).toBeVisible();
    expect(taps()).toBe(6);
    await tap(page.getByRole('button', { name: 'Desfazer' }));
    await expect(favorite(page)).toBeVisible();
    expect(taps()).toBe(7);
    await expect(page).toHaveURL('/candidatos-2026');
  },
);

test('the question before a first choice has no fault', bothSizes, async ({ page, context }) => {
  await enter(context, { hasNotAgreed: true });
  await page.goto('/candidatos-2026');
  await favorite(page).click();
  await expect(dialog(page)).toBeVisible();
  await expectNoFault(page);
});

test('who has an account and has agreed needs five taps, and going back leads to before', async ({
  page,
}) => {
  const person = await newPerson();
  const { tap, type, taps } = thumbOf();
  await page.goto('/sobre');
  await page.goto('/candidatos-2026');
  await tap(favorite(page));
  await tap(page.getByRole('tab', { name: 'Entrar' }));
  await type(page.getByLabel('E-mail'), person.email);
  await type(page.getByLabel('Senha', { exact: true }), person.password);
  await tap(page.getByRole('button', { name: 'Entrar', exact: true }));
  await expect(page.getByText('Adicionado aos favoritos')).toBeVisible();
  await expect(favorited(page)).toBeVisible();
  expect(taps()).toBe(5);
  await page.goBack();
  await expect(page).toHaveURL('/sobre');
});

test('a double tap opens the sign-in once: the act is done and back leads to before', async ({ page }) => {
  const person = await newPerson();
  await page.goto('/sobre');
  await page.goto('/candidatos-2026');
  await favorite(page).dblclick();
  await signInByForm(page, person);
  await expect(page.getByText('Adicionado aos favoritos')).toBeVisible();
  await expect(page).toHaveURL('/candidatos-2026');
  await expect(favorited(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/sobre');
});

test('a session that begins in another tab, as by the link of a message, carries the act out here', async ({
  page,
  context,
}) => {
  const person = await newPerson();
  await page.goto('/candidatos-2026');
  await favorite(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Favoritar Zema' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/sobre');
  await other.evaluate((stored) => {
    for (const { name, value } of stored) window.localStorage.setItem(name, value);
  }, person.stored);
  await expect(page).toHaveURL('/candidatos-2026');
  await expect(page.getByText('Adicionado aos favoritos')).toBeVisible();
});

test('the act comes along to Google and back', async ({ page }) => {
  await page.goto('/candidatos-2026');
  await favorite(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Favoritar Zema' })).toBeVisible();
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Entrar com Google' }).click();
  await page.getByLabel(/E-mail/).fill(ownEmail());
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Acesso Negado')).toBeVisible();
  await page.goto('/candidatos-2026');
  await expect(dialog(page).getByText('Zema')).toBeVisible();
  await agree(page).click();
  await expect(favorited(page)).toBeVisible();
});
