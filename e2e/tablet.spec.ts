import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { demoPerson, signInAs } from './support/people.ts';

test.use({ viewport: { width: 768, height: 1024 } });

async function placeOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('The part is not on the screen.');
  return { ...box, bottom: box.y + box.height, right: box.x + box.width };
}

test('a candidate’s name and choices stand beside the portrait on a tablet, with no hole under them', async ({
  page,
}) => {
  await page.goto('/candidato/ea35ceaa-f72c-5330-ac8b-7960a3689925');
  const portrait = await placeOf(page.getByRole('figure').first());
  const name = await placeOf(page.getByRole('heading', { level: 1 }));
  const favorite = await placeOf(page.getByRole('button', { name: 'Favoritar' }));
  const facts = await placeOf(page.getByRole('heading', { name: 'Dados básicos' }));
  for (const beside of [name, favorite]) expect(beside.x).toBeGreaterThan(portrait.right);
  expect(Math.abs(name.y - portrait.y)).toBeLessThan(16);
  expect(favorite.y - name.bottom).toBeLessThan(80);
  expect(facts.y).toBeGreaterThan(portrait.bottom);
});

test('the themes to compare fill their rows on a tablet', async ({ page }) => {
  await page.goto('/candidatos-2026/temas');
  const themes = await page.getByRole('navigation', { name: 'Temas' }).getByRole('link').all();
  const tops = (await Promise.all(themes.map(placeOf))).map(({ y }) => y);
  expect(tops.map((top) => top === tops[0])).toEqual([true, true, true, false, false, false]);
  expect(new Set(tops).size).toBe(2);
});

test('each value of a comparison stands under the name of its person between phone and tablet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 600, height: 900 });
  await page.goto('/comparar?deputados=62881,160541');
  const names = page.getByRole('link', { name: /^(Arthur Lira|Danilo Forte)$/ });
  const headers = page.getByRole('columnheader').filter({ has: names });
  const values = page.getByRole('row', { name: /^Partido/ }).getByRole('cell');
  await expect(values).toHaveText(['PP', 'PP']);
  const leftOf = async (parts: Locator) =>
    (await Promise.all((await parts.all()).map(placeOf))).map(({ x }) => x);
  expect(await leftOf(values)).toEqual(await leftOf(headers));
});

test('the bars of the result are wide enough on a tablet to be told apart', async ({ page }) => {
  await page.goto('/resultado-2026');
  const rows = page.locator('main').getByRole('listitem').filter({ hasText: '47,03 %' });
  const bar = rows
    .or(page.getByRole('row', { name: /47,03 %/ }))
    .filter({ visible: true })
    .locator('svg')
    .last();
  expect((await placeOf(bar)).width).toBeGreaterThan(300);
});

function nameOneOfTheList(page: Page, name: string): Promise<unknown> {
  return page.route('**/rest/v1/candidatos_presidencia_2026?*order=updated_at*', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace('"Zema"', `"${name}"`) });
  });
}

test('a name in one word, wider than its column, scrolls no table of the panel on a tablet', async ({
  page,
  context,
}) => {
  await signInAs(context, await demoPerson('Administrador'));
  await nameOneOfTheList(page, 'Z'.repeat(60));
  await page.goto('/admin/candidatos');
  await expect(page.getByRole('rowheader', { name: 'Z'.repeat(60) })).toBeVisible();
  // The keyboard reaches the region only while something in it is out of sight.
  await expect(page.getByRole('region', { name: 'Candidatos' })).not.toHaveAttribute('tabindex');
});

test('a party’s name beside a long one breaks between its words alone in the panel on a tablet', async ({
  page,
  context,
}) => {
  await signInAs(context, await demoPerson('Administrador'));
  await nameOneOfTheList(page, 'Clariana da Silva e Souza de Albuquerque Cavalcanti Neta Lima');
  await page.goto('/admin/candidatos');
  const party = page.getByRole('cell', { name: 'PT - Partido dos Trabalhadores' });
  const lines = await party.evaluate((cell) => {
    const [text] = cell.childNodes;
    const word = document.createRange();
    if (text) word.setStart(text, cell.textContent.indexOf('Trabalhadores'));
    word.setEndAfter(cell.childNodes[0] ?? cell);
    return new Set([...word.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines).toBe(1);
  await expect(page.getByRole('region', { name: 'Candidatos' })).not.toHaveAttribute('tabindex');
});

test('a name in one word scrolls no table of the audit', async ({ page, context }) => {
  await signInAs(context, await demoPerson('Administrador'));
  await page.setViewportSize({ width: 1280, height: 800 });
  const name = 'Z'.repeat(120);
  await page.route('**/rest/v1/candidatos_presidencia_2026?select=id%2Cnome*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('"Zema"', `"${name}"`) });
  });
  await page.goto('/admin/auditoria');
  await expect(page.getByRole('cell', { name }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: /^Histórico de auditoria/ })).not.toHaveAttribute('tabindex');
});
