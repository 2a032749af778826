import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { enter } from '../support/people.ts';
import { choiceStored } from '../support/writes.ts';

const choicesApi = '**/rest/v1/usuario_candidatos_relacao?*';

const cardOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('a choice survives a reload, and undoing restores both flags', async ({ page, context }) => {
  await enter(context);
  await page.goto('/candidatos-2026');
  const card = cardOf(page, 'Zema');
  await choiceStored(page, () => card.getByRole('button', { name: 'Favoritar' }).click());
  await expect(page.getByText('Adicionado aos favoritos')).toBeVisible();
  await page.reload();
  await expect(card.getByRole('button', { name: 'Favoritado' })).toBeVisible();

  await choiceStored(page, () => card.getByRole('button', { name: 'Ignorar' }).click());
  await expect(card.getByRole('button', { name: 'Favoritar' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Ignorado' })).toBeVisible();
  await choiceStored(page, () => page.getByRole('button', { name: 'Desfazer' }).click());
  await page.reload();
  await expect(card.getByRole('button', { name: 'Favoritado' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Ignorar' })).toBeVisible();
});

test('a visitor is asked to sign in and comes back to the same list', async ({ page }) => {
  await page.goto('/candidatos-2026');
  await cardOf(page, 'Zema').getByRole('button', { name: 'Favoritar' }).click();
  await expect(page.getByText('Login necessário')).toBeVisible();
  await expect(page.getByText('Faça login para favoritar candidatos.')).toBeVisible();
  await expect(page).toHaveURL('/auth?aba=cadastrar&volta=%2Fcandidatos-2026');
});

test('another tab shows a choice as soon as it is looked at', async ({ page, context }) => {
  await enter(context);
  await page.goto('/candidatos-2026');
  await expect(cardOf(page, 'Zema').getByRole('button', { name: 'Favoritar' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/candidatos-2026');
  await cardOf(other, 'Zema').getByRole('button', { name: 'Favoritar' }).click();
  await expect(other.getByText('Adicionado aos favoritos')).toBeVisible();
  await page.bringToFront();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(cardOf(page, 'Zema').getByRole('button', { name: 'Favoritado' })).toBeVisible();
});

test.describe('without a network', () => {
  // The optional notice may still be loading when the network goes.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|failed to load TypeError: Failed to fetch/] });

  test('a choice waits on the device with its words, and is sent when the network is back', async ({
    page,
    context,
  }) => {
    const { db } = await enter(context, { favorites: ['Zema'] });
    await page.goto('/candidatos-2026');
    const card = cardOf(page, 'Zema');
    await expect(card.getByRole('button', { name: 'Favoritado' })).toBeVisible();
    await context.setOffline(true);
    await card.getByRole('button', { name: 'Favoritado' }).click();
    await expect(card.getByText('Aguardando rede')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Favoritar' })).toBeVisible();
    await context.setOffline(false);
    await expect(card.getByText('Aguardando rede')).toHaveCount(0);
    await expect(card.getByRole('button', { name: 'Favoritar' })).toBeVisible();
    const { data } = await db.from('usuario_candidatos_relacao').select('favorito').eq('favorito', true);
    expect(data).toEqual([]);
  });
});

test.describe('a database that refuses', () => {
  test.use({ expectedErrors: [/Failed to load resource: the server responded with a status of 403/] });

  test('finds its button as it was before', async ({ page, context }) => {
    await enter(context);
    await page.goto('/candidatos-2026');
    const card = cardOf(page, 'Zema');
    await expect(card.getByRole('button', { name: 'Favoritar' })).toBeVisible();
    await page.route(choicesApi, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      return route.fulfill({ status: 403, json: { code: '42501', message: 'permission denied' } });
    });
    await card.getByRole('button', { name: 'Ignorar' }).click();
    await expect(page.getByText('Não foi possível atualizar candidato.')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Ignorar' })).toBeVisible();
  });
});
