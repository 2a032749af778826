import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import {
  begin,
  eraseAll,
  favorite,
  favorited,
  holdSaves,
  keepHere,
  leaveStoreUnopened,
  question,
  signIn,
} from '../support/device.ts';
import { newPerson } from '../support/people.ts';

async function beginWithThree(page: Page): Promise<void> {
  await begin(page);
  for (const name of ['Renan Santos', 'Ronaldo Caiado']) {
    await favorite(page, name).click();
    await expect(favorited(page, name)).toBeVisible();
  }
}

test('five favourites of the device outlive the browser, and are counted as an account’s are', async ({
  page,
  browser,
}) => {
  await beginWithThree(page);
  await page.goto('/deputados-federais');
  const hearts = page.getByRole('button', { name: /^Favoritar / });
  for (const place of [0, 1]) {
    await hearts.nth(place).click();
    await expect(hearts.nth(place)).toHaveAttribute('aria-pressed', 'true');
  }
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Início' }).click();
  const counted = (one: Page) =>
    one.getByRole('region', { name: 'Depois da eleição' }).getByText('Seus 5', { exact: true });
  await expect(counted(page)).toBeVisible();

  const storageState = await page.context().storageState({ indexedDB: true });
  const again = await (await browser.newContext({ storageState })).newPage();
  await again.goto('/');
  await expect(counted(again)).toBeVisible();
  await again.goto('/minhas-escolhas');
  await expect(again.getByRole('tab', { name: 'Favoritos (5)' })).toBeVisible();
  await expect(again.getByRole('region', { name: 'Depois da eleição' })).toBeVisible();
  await expect(again.getByRole('region', { name: 'Votos em comum' })).toBeVisible();
  await again.goto('/minhas-escolhas-2026');
  await expect(again.getByRole('tab', { name: 'Favoritos (3)' })).toBeVisible();
  await expect(again.getByRole('heading', { name: 'Guardado só neste aparelho.' })).toBeVisible();
  await again.context().close();
});

test('favourites of the device are compared and printed as an account’s are', async ({ page }) => {
  await beginWithThree(page);
  await page.goto('/minhas-escolhas');
  await page.getByRole('button', { name: 'Comparar' }).click();
  const boxes = page.getByRole('region', { name: 'Candidatos à Presidência' }).getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('link', { name: 'Comparar', exact: true }).click();
  await expect(page).toHaveURL(/\/comparar\?candidatos=[\w-]+,[\w-]+$/);
  await expect(page.getByRole('columnheader', { name: /Renan Santos/ })).toBeVisible();

  // The sheet is for a day of voting that is still to come.
  await page.clock.setFixedTime('2026-10-25T12:00:00-03:00');
  await page.goto('/minhas-escolhas');
  await page.getByRole('button', { name: 'Imprimir cola em branco' }).click();
  const numbers = page.getByLabel('Número de presidente na folha').getByRole('option');
  await expect(numbers).toHaveText([
    'Deixar em branco',
    /^Renan Santos \(\d+\)$/,
    /^Ronaldo Caiado \(\d+\)$/,
    /^Zema \(\d+\)$/,
  ]);
});

test('a tap is kept though its page is left before the store of the device has opened', async ({ page }) => {
  await begin(page);
  await page.goto('/candidatos-2026');
  await expect(favorited(page)).toBeVisible();
  await leaveStoreUnopened(page);
  await favorite(page, 'Renan Santos').click();
  await expect(favorited(page, 'Renan Santos')).toBeVisible();
  await page.goto('/candidatos-2026');
  await expect(favorited(page)).toBeVisible();
  await expect(favorited(page, 'Renan Santos')).toBeVisible();
  await page.reload();
  await expect(favorited(page, 'Renan Santos')).toBeVisible();
});

test('of several taps before the first is saved the last one is what the device keeps', async ({ page }) => {
  await begin(page);
  const [releaseOne, releaseOther] = [
    await holdSaves(page, 'Renan Santos'),
    await holdSaves(page, 'Ronaldo Caiado'),
  ];
  await favorite(page, 'Renan Santos').click();
  await favorited(page, 'Renan Santos').click();
  await favorite(page, 'Renan Santos').click();
  await expect(favorited(page, 'Renan Santos')).toBeVisible();
  await favorite(page, 'Ronaldo Caiado').dblclick();
  await expect(favorite(page, 'Ronaldo Caiado')).toBeVisible();
  await releaseOne();
  // On a phone a newer notice takes the place of the former.
  await expect(page.getByText('Adicionado aos favoritos')).toBeVisible();
  await releaseOther();
  await expect(page.getByText('Removido dos favoritos')).toBeVisible();
  await expect(favorited(page, 'Renan Santos')).toBeVisible();
  await page.reload();
  await expect(favorited(page, 'Renan Santos')).toBeVisible();
  await expect(favorite(page, 'Ronaldo Caiado')).toBeVisible();
});

/** The device begins to keep choices again, and none of those that were erased. */
async function expectNothingBack(page: Page): Promise<void> {
  await favorite(page, 'Edmilson Costa').click();
  await keepHere(page).click();
  await expect(favorited(page, 'Edmilson Costa')).toBeVisible();
  for (const name of ['Zema', 'Renan Santos']) await expect(favorite(page, name)).toBeVisible();
  await page.reload();
  await expect(favorited(page, 'Edmilson Costa')).toBeVisible();
  for (const name of ['Zema', 'Renan Santos']) await expect(favorite(page, name)).toBeVisible();
}

test('what was tapped before another tab erased everything does not come back', async ({ page, context }) => {
  await begin(page);
  const release = await holdSaves(page, 'Renan Santos');
  await favorite(page, 'Renan Santos').click();
  await expect(favorited(page, 'Renan Santos')).toBeVisible();
  await eraseAll(await context.newPage());
  await release();
  await expect(page.getByText('Escolhas apagadas deste aparelho')).toBeVisible();
  await expect(favorite(page, 'Renan Santos')).toBeVisible();
  await expectNothingBack(page);
});

test('what was tapped on a page that was left does not come back once everything is erased', async ({
  page,
  context,
}) => {
  await begin(page);
  await leaveStoreUnopened(page);
  await favorite(page, 'Renan Santos').click();
  await expect(favorited(page, 'Renan Santos')).toBeVisible();
  await page.close();
  const next = await context.newPage();
  await eraseAll(next);
  await next.goto('/candidatos-2026');
  await expectNothingBack(next);
});

test('a sign-in in another tab shows the account’s choices here too, and one answer is enough', async ({
  page,
  context,
}) => {
  const person = await newPerson({ favorites: ['Renan Santos'] });
  await begin(page);
  const other = await context.newPage();
  await signIn(other, person);
  await expect(question(other)).toBeVisible();
  await question(page).getByRole('button', { name: 'Deixar só neste aparelho' }).click();
  await expect(question(other)).toBeHidden();
  await expect(favorited(page, 'Renan Santos')).toBeVisible();
  await expect(favorite(page)).toBeVisible();
});
