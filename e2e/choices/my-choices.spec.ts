import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectNoFaultAtBothSizes } from '../support/axe.ts';
import { lateData } from '../support/late-data.ts';
import { expectStill } from '../support/layout-shift.ts';
import { acacioFavacho, enter, oneDeputyIn } from '../support/people.ts';
import { choiceStored } from '../support/writes.ts';

/** Opens My Choices by the menu, as people do. */
async function openByMenu(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Escolhas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Minhas Escolhas' })).toBeFocused();
}

test('choices are listed, removed by keys, brought back and kept', async ({ page, context }) => {
  const deputy = 'Acácio Favacho';
  await enter(context, { favorites: ['Zema'], ignored: ['Lula'], favoriteDeputies: [acacioFavacho] });
  await page.goto('/');
  await openByMenu(page);
  await expect(page.getByRole('tab', { name: 'Favoritos (2)' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Ignorados (1)' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Candidatos à Presidência' })).toContainText('Zema');
  await expect(page.getByRole('region', { name: 'Deputados Federais' })).toContainText(deputy);

  await page.getByRole('button', { name: `Remover ${deputy} dos favoritos` }).focus();
  const patched = page.waitForRequest(
    (request) => request.method() === 'PATCH' && request.url().includes('/usuario_deputados_relacao?'),
  );
  await page.keyboard.press('Enter');
  const patch = await patched;
  expect(patch.postDataJSON()).toEqual({ favorito: false });
  expect(new URL(patch.url()).searchParams.get('id')).toMatch(/^eq\.[0-9a-f-]{36}$/);
  const group = page.getByRole('heading', { level: 2, name: 'Deputados Federais' });
  await expect(group).toBeFocused();
  await patch.response();
  const removal = page.getByRole('listitem').filter({ hasText: 'Removido dos favoritos' });
  await choiceStored(page, () => removal.getByRole('button', { name: 'Desfazer' }).click());
  await expect(page.getByRole('link', { name: deputy })).toBeVisible();
  await expect(group).toBeFocused();
  await page.reload();
  await expect(page.getByRole('link', { name: deputy })).toBeVisible();
  await page.getByRole('tab', { name: 'Ignorados (1)' }).click();
  await expect(page).toHaveURL('/minhas-escolhas?aba=ignorados');
  await expect(page.getByRole('link', { name: /Lula/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Favoritos (2)' }).click();
  await page.getByRole('link', { name: 'Análise Política IA' }).click();
  await expect(page).toHaveURL('/analise-politica');
});

test('sixty-eight favourites are read on nine screens of a phone, and marked under a bar that hides what it covers', async ({
  page,
  context,
}) => {
  const favoriteDeputies = (await oneDeputyIn(7)).slice(0, 65);
  await enter(context, { favorites: ['Lula', 'Zema', 'Renan Santos'], favoriteDeputies });
  await page.setViewportSize({ width: 360, height: 740 });
  const open = await lateData(page);
  await open('/minhas-escolhas');
  await expect(page.getByRole('tab', { name: 'Favoritos (68)' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Votos em comum' }).getByRole('listitem')).toHaveCount(45);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
    .toBeLessThanOrEqual(9 * 740);
  await expectStill(page);
  const candidates = page.getByRole('region', { name: 'Candidatos à Presidência' }).getByRole('listitem');
  for (const row of await candidates.all()) expect((await row.boundingBox())?.height).toBeLessThanOrEqual(76);

  await page.getByRole('button', { name: 'Comparar' }).click();
  await page.getByText('São Paulo', { exact: true }).click();
  const boxes = page.getByRole('region', { name: 'Deputados Federais' }).getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  const bar = page.getByText('2 marcados').locator('xpath=../..');
  await expect(bar).toHaveCSS('background-color', /^rgb\(/);
  await expectNoFaultAtBothSizes(page);
  await page.getByRole('link', { name: 'Comparar', exact: true }).click();
  await expect(page).toHaveURL(/\/comparar\?deputados=\d+,\d+$/);
});

test('both screens say that nobody is chosen, and lead on', async ({ page, context }) => {
  await enter(context);
  await page.goto('/');
  await openByMenu(page);
  const nobody = page.getByText('Você ainda não favoritou nenhum candidato/político.');
  await expect(nobody).toBeVisible();
  await expectNoFaultAtBothSizes(page);
  const open = await lateData(page);
  await open('/minhas-escolhas');
  await expect(nobody).toBeVisible();
  await expectStill(page);
  await page.goto('/minhas-escolhas-2026?aba=ignorados');
  await expect(page.getByText('Você ainda não ignorou nenhum candidato/político.')).toBeVisible();
  await page.getByRole('link', { name: 'Ver candidatos' }).click();
  await expect(page).toHaveURL('/candidatos-2026');
});
