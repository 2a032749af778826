import type { Page } from '@playwright/test';
import { bothSizes, expect, test } from './fixtures.ts';
import { expectStill, forgetFonts, watchShift } from './support/layout-shift.ts';

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

test('Voltar leads from a profile back to the very place of the list', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Conheça os candidatos à Presidência 2026 e faça suas escolhas')).toBeVisible();
  await page.getByRole('button', { name: '0 favoritos' }).click();
  await expect(page.getByRole('tab', { name: 'Favoritos' })).toBeFocused();
  await expect(page).toHaveURL('/?aba=favoritos');
  await expect(page.getByText('Faça login para ver seus favoritos')).toBeVisible();
  await page.getByRole('tab', { name: 'Candidatos' }).click();
  await page.getByRole('link', { name: 'Ver Todos', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Candidatos 2026' })).toBeFocused();

  const zema = page.getByRole('link', { name: 'Zema', exact: true });
  await zema.scrollIntoViewIfNeeded();
  const place = await scrollTop(page);
  expect(place).toBeGreaterThan(0);
  await zema.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zema' })).toBeFocused();
  await expect(page).toHaveTitle('Zema · Pauta Aberta');
  await expect.poll(() => scrollTop(page)).toBe(0);

  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect(zema).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(place);
});

test('a reload keeps the place; another address starts at its top', async ({ page }) => {
  await page.goto('/candidatos-2026');
  const renan = page.getByRole('link', { name: 'Renan Santos', exact: true });
  await renan.scrollIntoViewIfNeeded();
  const place = await scrollTop(page);
  expect(place).toBeGreaterThan(0);
  await page.reload();
  await expect(renan).toBeVisible();
  await expect.poll(() => scrollTop(page)).toBe(place);
  await page.goto('/sobre');
  await expect(page.getByRole('heading', { level: 1, name: 'Sobre e método' })).toBeVisible();
  expect(await scrollTop(page)).toBe(0);
});

test('the theme is kept, and is there before the first paint of the next visit', async ({ page }) => {
  const dark = () => expect(page.locator('body')).toHaveCSS('background-color', 'rgb(23, 21, 19)');
  await page.goto('/sobre');
  await page.getByText('Escuro', { exact: true }).click();
  await dark();
  await page.reload();
  await dark();
  await expect(page.getByRole('radio', { name: 'Escuro' })).toBeChecked();
});

/** What moves depends on where the width lets it lie. */
test.describe('an answer that takes its time', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('moves nothing that is on the screen', bothSizes, async ({ page }) => {
    await watchShift(page);
    for (const address of ['/', '/candidatos-2026', '/candidato/1d406712-5c3f-53c5-9a30-baef40954369']) {
      let answer: () => void = () => undefined;
      const asked = new Promise<void>((resolve) => (answer = resolve));
      await page.route('**/rest/v1/candidatos_presidencia_2026?*', async (route) => {
        await asked;
        await route.fallback();
      });
      await page.goto(address);
      await expect(page.getByText('Lula', { exact: true }).filter({ visible: true }).first()).toBeVisible();
      const ofPublication = page.getByText(/Página feita em \d\d\/\d\d\/\d{4}/);
      await expect(ofPublication).toBeVisible();
      await forgetFonts(page);
      answer();
      await expect(ofPublication).toBeHidden();
      await page.unrouteAll();
      await expectStill(page, address);
    }
  });
});
