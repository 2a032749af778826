import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { enter } from '../support/people.ts';
import { choiceStored } from '../support/writes.ts';

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
