import type { Page } from '@playwright/test';
import { bothSizes, expect, test } from './fixtures.ts';
import { expectNoFault, expectNoFaultWhenWide } from './support/axe.ts';
import { expectToFit } from './support/fit.ts';
import { thumbOf } from './support/thumb.ts';

const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('the first deputy is on the first screen of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/deputados-federais');
  const card = page.getByRole('article').first();
  await expect(card).toBeVisible();
  const bar = await page
    .getByRole('navigation', { name: 'Principal' })
    .filter({ visible: true })
    .boundingBox();
  const box = await card.boundingBox();
  expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

/** A phone folds the filters away, so the touches differ. */
test(
  'a deputy is found by state in three touches on a phone, in two on a wide screen',
  bothSizes,
  async ({ page }) => {
    const { tap, taps } = thumbOf();
    await page.goto('/deputados-federais');
    if (isNarrow(page)) await tap(page.getByRole('button', { name: 'Estado Todos' }));
    const state = page.getByRole('button', { name: 'RR 8 deputados, Roraima' });
    await expect(state).toBeVisible();
    await expectNoFault(page);
    await tap(state);
    await expect(page.getByText('8 deputados encontrados')).toBeVisible();
    await expect(page).toHaveURL('/deputados-federais?uf=RR');
    await expectNoFault(page);
    await tap(page.getByRole('link', { name: 'Albuquerque', exact: true }));
    await expect(title(page, 'Albuquerque')).toBeVisible();
    expect(taps()).toBe(isNarrow(page) ? 3 : 2);
  },
);

test('a deputy is found by the picture of the parties in as many', bothSizes, async ({ page }) => {
  const { tap, taps } = thumbOf();
  await page.goto('/deputados-federais');
  if (isNarrow(page)) await tap(page.getByRole('button', { name: 'Partido Todos' }));
  const party = page.getByRole('button', { name: 'PDT 9 deputados' });
  await expect(party).toBeVisible();
  await expectNoFault(page);
  await tap(party);
  await expect(page.getByText('9 deputados encontrados')).toBeVisible();
  await expect(page).toHaveURL('/deputados-federais?partido=PDT');
  await tap(page.getByRole('link', { name: 'Afonso Motta' }));
  await expect(title(page, 'Afonso Motta')).toBeVisible();
  expect(taps()).toBe(isNarrow(page) ? 3 : 2);
});

test('a picture that comes late leaves the list under it in its place', async ({ page }) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.goto('/deputados-federais');
  await page.route('**/functions/v1/camara-proxy*', async (route) => {
    await asked;
    await route.fallback();
  });
  const placeOf = async (label: string) =>
    (await page.getByRole('combobox', { name: label }).boundingBox())?.y ?? NaN;
  await page.getByRole('button', { name: 'Estado Todos' }).click();
  await expect(page.getByText('Carregando as imagens...')).toBeAttached();
  const states = await placeOf('Estado (UF)');
  await page.getByRole('button', { name: 'Partido Todos' }).click();
  const parties = await placeOf('Partido');
  answer();
  await expect(page.getByRole('button', { name: 'PDT 9 deputados' })).toBeVisible();
  expect(Math.abs((await placeOf('Partido')) - parties)).toBeLessThan(8);
  await page.getByRole('button', { name: 'Estado Todos' }).click();
  expect(Math.abs((await placeOf('Estado (UF)')) - states)).toBeLessThan(8);
});

test(
  'the pictures fit with text of twice the size and in the system’s colours',
  bothSizes,
  async ({ page }) => {
    await page.goto('/deputados-federais?uf=RR&partido=PDT');
    if (isNarrow(page)) await page.getByRole('button', { name: 'Partido PDT' }).click();
    else await expectNoFaultWhenWide(page);
    await expect(page.getByText('PDT, de 513')).toBeVisible();
    await expectToFit(page);
  },
);

test("'artur lira' is met with the name and leads to the page in four touches", async ({ page }) => {
  const name = 'Arthur Lira';
  const { tap, taps } = thumbOf();
  await page.goto('/deputados-federais');
  const field = page.getByRole('textbox', { name: 'Nome' });
  await tap(field);
  await field.fill('artur lira');
  await tap(page.getByRole('button', { name: 'Buscar' }));
  await expect(page.getByText(`Você quis dizer ${name}?`)).toBeInViewport();
  await expectNoFault(page);
  await tap(page.getByRole('link', { name }));
  await expect(page.getByText('1 deputado encontrado')).toBeVisible();
  await tap(page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link', { name }));
  await expect(title(page, name)).toBeVisible();
  expect(taps()).toBe(4);
});

test('who left office is labelled so and leads to the page', async ({ page }) => {
  await page.goto('/deputados-federais?nome=carla+zambeli');
  await expect(
    page.getByRole('listitem').filter({
      hasText: 'Carla Zambelli, São Paulo (SP), não está no cargo (cópia com dados até 22/08/2026).',
    }),
  ).toBeVisible();
  await expectNoFault(page);
  await page.getByRole('link', { name: 'Carla Zambelli' }).click();
  await expect(title(page, 'Carla Zambelli')).toBeVisible();
});
