import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { brokenWords } from './support/fit.ts';
import { demoPerson, signInAs } from './support/people.ts';
import { setTextSize } from './support/text-size.ts';

test.use({ viewport: { width: 768, height: 1024 } });

async function placeOf(part: Locator) {
  const box = await part.boundingBox();
  if (box === null) throw new Error('The part is not on the screen.');
  return { ...box, bottom: box.y + box.height, right: box.x + box.width };
}

for (const width of [480, 600, 768])
  test(`a candidate’s name and choices stand beside the portrait at ${width} px, with no hole under them`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1024 });
    await page.goto('/candidato/ea35ceaa-f72c-5330-ac8b-7960a3689925');
    const portrait = await placeOf(page.getByRole('img', { name: /^Foto de / }));
    const name = await placeOf(page.getByRole('heading', { level: 1 }));
    const favorite = await placeOf(page.getByRole('button', { name: 'Favoritar' }));
    const facts = await placeOf(page.getByRole('heading', { name: 'Dados básicos' }));
    for (const beside of [name, favorite]) expect(beside.x).toBeGreaterThan(portrait.right);
    expect(Math.abs(name.y - portrait.y)).toBeLessThan(16);
    expect(favorite.y - name.bottom).toBeLessThan(100);
    expect(facts.y).toBeGreaterThan(portrait.bottom);
  });

for (const width of [320, 360, 431])
  test(`a candidate’s choices end where the portrait’s plate does at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    await page.goto('/candidato/ea35ceaa-f72c-5330-ac8b-7960a3689925');
    const photo = await placeOf(page.getByRole('img', { name: /^Foto de / }));
    const ignore = await placeOf(page.getByRole('button', { name: 'Ignorar' }));
    expect(ignore.x).toBeGreaterThan(photo.right);
    const plate = ignore.bottom - photo.bottom;
    expect(plate).toBeGreaterThan(16);
    expect(plate).toBeLessThan(36);
  });

/** How many stand in each row. */
async function rowsOf(parts: Locator): Promise<number[]> {
  const tops = (await Promise.all((await parts.all()).map(placeOf))).map(({ y }) => Math.round(y));
  return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
}

test('the themes and the totals fill their rows from a phone to a desktop', async ({ page }) => {
  await page.goto('/candidatos-2026/temas');
  const themes = page.getByRole('navigation', { name: 'Temas' }).getByRole('link');
  for (const [width, rows] of [
    [320, [2, 2, 2]],
    [480, [3, 3]],
    [600, [3, 3]],
    [768, [3, 3]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => rowsOf(themes), `at ${width} px`).toEqual(rows);
  }
  await page.goto('/resultado-2026');
  const totals = page.getByRole('term').filter({ hasText: /^(Comparecimento|Votos válidos|Brancos|Nulos)$/ });
  for (const [width, rows] of [
    [320, [2, 2]],
    [480, [2, 2]],
    [600, [2, 2]],
    [768, [4]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => rowsOf(totals), `at ${width} px`).toEqual(rows);
  }
});

test('no word of four compared deputies is broken on the narrowest phone and a tablet', async ({ page }) => {
  await page.goto('/comparar?deputados=62881,160541,204379,220593');
  await expect(page.getByRole('row', { name: /^Despesas pagas pela Câmara/ })).toBeVisible();
  await expect.poll(() => brokenWords(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  const next = await placeOf(page.getByRole('button', { name: 'Próximo' }));
  expect(next.height).toBeLessThan(50);
});

test('no word beside a form or a button is broken in text of 200 % on a small desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 });
  for (const path of ['/', '/auth']) {
    await page.goto(path);
    await setTextSize(page, '200%');
    await expect.poll(() => brokenWords(page), path).toEqual([]);
  }
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

test('a phone on its side has nothing that is read under its camera', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  const session = await page.context().newCDPSession(page);
  const insets = { top: 0, right: 47, bottom: 21, left: 47 };
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await page.goto('/deputados-federais');
  for (const part of [page.getByRole('main'), page.getByRole('banner'), page.getByRole('contentinfo')]) {
    const { x, right } = await placeOf(part);
    expect(x).toBeGreaterThanOrEqual(47);
    expect(right).toBeLessThanOrEqual(693);
  }
});
