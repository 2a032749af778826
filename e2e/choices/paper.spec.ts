import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { expectPaper, sheetsOf } from '../support/paper.ts';
import { enter, oneDeputyIn } from '../support/people.ts';

/** Paper has one size: a desktop's page is printed, whichever project runs this. */
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

const onScreen = (page: Page) => page.emulateMedia({ media: null, colorScheme: null });

test('choices and the sheet for the booth carry no reader’s name', async ({ page, context }) => {
  const person = await enter(context, { favorites: ['Zema'], ignored: ['Lula'] });
  // The sheet is for a day of voting that is still to come.
  await page.clock.setFixedTime('2026-10-25T12:00:00-03:00');
  await page.goto('/minhas-escolhas');
  await expect(page.getByRole('link', { name: 'Zema' })).toBeVisible();
  await expectPaper(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Minhas Escolhas: Favoritos' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(person.email);
  await expect(page.locator('body')).not.toContainText('Maria da Silva');
  expect(await sheetsOf(page)).toBe(1);

  await onScreen(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' || request.method() !== 'GET') asked.push(request.url());
  });
  await page.getByRole('button', { name: 'Imprimir cola em branco' }).click();
  await expect(page.getByLabel('Número de presidente na folha')).toHaveValue(/.+/);
  await expectPaper(page);
  await expect(page.getByText('Deputado estadual ou distrital')).toBeVisible();
  await expect(page.getByText('Nome: Zema')).toBeVisible();
  for (const behind of ['Minhas Escolhas: Favoritos', 'Cola para o dia da votação'])
    await expect(page.getByText(behind).filter({ visible: true })).toHaveCount(0);
  expect(await sheetsOf(page)).toBe(1);
  expect(asked, 'the sheet is made here').toEqual([]);
});

test('hundreds of choices go on paper in two columns, and no way to their news', async ({
  page,
  context,
}) => {
  await enter(context, { favorites: ['Zema'], favoriteDeputies: (await oneDeputyIn(2)).slice(0, 200) });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Mostrar os 201 favoritos' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);

  await onScreen(page);
  await page.goto('/minhas-escolhas');
  await expect(page.getByText('Por estado, porque são mais de 12.')).toBeVisible();
  await expectPaper(page);
  const rows = page.getByRole('region', { name: 'Deputados Federais' }).getByRole('listitem');
  await expect(rows).toHaveCount(200);
  const lefts = await rows.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(2);
  expect(await sheetsOf(page)).toBeLessThanOrEqual(13);
});
