import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { brokenWords } from './support/fit.ts';
import { holdScripts } from './support/held-scripts.ts';
import { isHydrated, isPartHydrated } from './support/hydrated.ts';
import { lateData } from './support/late-data.ts';
import { expectStill, forgetFonts, watchShift } from './support/layout-shift.ts';
import { acacioFavacho, enter, oneDeputyIn } from './support/people.ts';
import { isScriptOf } from './support/scripts.ts';
import { setTextSize } from './support/text-size.ts';

test.use({ viewport: { width: 360, height: 740 } });

const boxOf = async (one: Locator) => (await one.boundingBox()) ?? { y: Infinity, height: Infinity };

test('two taps lead from the home to who was elected in a state, on the first screens', async ({ page }) => {
  const open = await lateData(page);
  await open('/', 'counted');
  const block = page.getByRole('region', { name: 'Depois da eleição' });
  await isPartHydrated(block);
  await expectStill(page);
  const { y, height } = await boxOf(block);
  expect(height).toBeLessThanOrEqual(300);
  expect(y + height).toBeLessThanOrEqual(740);
  await block.getByRole('link', { name: 'CE Ceará' }).click();
  await expect(page).toHaveURL('/eleitos-2026?uf=CE');
  await expect(page.getByRole('heading', { name: 'Ceará: 22 eleitos(as)' })).toBeVisible();
  const first = page.getByRole('heading', { level: 3, name: 'AJ Albuquerque' });
  await expect.poll(async () => (await boxOf(first)).y).toBeLessThanOrEqual(560);
});

test('the block keeps its height while the candidates are on their way', async ({ page }) => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/rest/v1/candidatos_presidencia_2026?*', async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto('/sobre');
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Início' }).click();
  const block = page.getByRole('region', { name: 'Depois da eleição' });
  const { height } = await boxOf(block);
  answer();
  await expect(block.getByText(/resultado ainda não publicado/)).toBeVisible();
  expect(Math.abs((await boxOf(block)).height - height)).toBeLessThanOrEqual(2);
});

test('titles of one level have one size on the desktop’s home', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  const block = page.getByRole('region', { name: 'Depois da eleição' });
  await isPartHydrated(block);
  const sizesOf = (titles: readonly Locator[]) =>
    Promise.all(titles.map((title) => title.evaluate((element) => getComputedStyle(element).fontSize)));
  const sections = [block, page.getByRole('region', { name: 'Câmara dos Deputados' })];
  const ofSections = await sizesOf(sections.map((section) => section.getByRole('heading', { level: 2 })));
  expect(new Set(ofSections).size).toBe(1);
  const ofParts = await sizesOf([
    block.getByText('Deputados eleitos no seu estado', { exact: true }).filter({ visible: true }),
    block.getByText('Procure seu deputado'),
    block.getByRole('link', { name: 'Votações' }),
  ]);
  expect(new Set(ofParts).size).toBe(1);
});

test('the bars of a result have one scale, whatever number stands beside them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/resultado-2026');
  const bars = page.getByRole('table').locator('svg:has(line)');
  await expect(bars).toHaveCount(12);
  const widths = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));
  expect(new Set(widths.map(Math.round)).size).toBe(1);
});

test('the address of a state begins with its map folded, before the scripts as after them', async ({
  page,
}) => {
  await watchShift(page);
  const release = await holdScripts(page);
  await page.goto('/eleitos-2026?uf=CE', { waitUntil: 'domcontentloaded' });
  const first = page.getByRole('heading', { level: 3 }).first();
  await expect.poll(async () => (await boxOf(first)).y).toBeLessThanOrEqual(560);
  await forgetFonts(page);
  release();
  await expect(page.getByRole('heading', { name: 'Ceará: 22 eleitos(as)' })).toBeVisible();
  await expect.poll(async () => (await boxOf(first)).y).toBeLessThanOrEqual(560);
  await expectStill(page);
  await page.getByRole('button', { name: /^Estado/ }).click();
  await expect(page.getByRole('button', { name: /^CE/ })).toBeVisible();
});

test('what became of a person’s own fits in the same block, and moves nothing', async ({ page, context }) => {
  await enter(context, { favorites: ['Lula', 'Zema'], favoriteDeputies: [acacioFavacho] });
  const open = await lateData(page);
  await open('/');
  const block = page.getByRole('region', { name: 'Depois da eleição' });
  await expect(block.getByText('Seus 3')).toBeVisible();
  await expect.poll(async () => (await boxOf(block)).height).toBeLessThanOrEqual(300);
  await expectStill(page);
});

/** Answers as after the publication of a second round, which the local copy lacks. */
async function publishSecondRound(page: Page): Promise<void> {
  await page.route('**/rest/v1/candidatos_presidencia_2026?*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      /\{[^{}]*\{[^{}]*\}[^{}]*"segundo_turno"[^{}]*\}/g,
      (first) =>
        `${first},${first.replace('segundo_turno', 'nao_eleito').replace(/"turno":\s*1/, '"turno": 2')}`,
    );
    await route.fulfill({ response, body });
  });
}

test('what became of hundreds fits in the block too, before and after a second round is published', async ({
  page,
  context,
}) => {
  await enter(context, { favorites: ['Lula', 'Zema'], favoriteDeputies: await oneDeputyIn(2) });
  const block = page.getByRole('region', { name: 'Depois da eleição' });
  await page.goto('/');
  await expect(block.getByText('Seus 259')).toBeVisible();
  await expect(block.getByText('sem dados')).toBeVisible();
  await expect.poll(async () => (await boxOf(block)).height).toBeLessThanOrEqual(300);
  await publishSecondRound(page);
  await page.reload();
  await expect(block.getByText(/^2º turno, % dos válidos/)).toBeVisible();
  await expect(block.getByText('sem dados')).toBeVisible();
  await expect.poll(async () => (await boxOf(block)).height).toBeLessThanOrEqual(300);
});

/** The code of what came of the vote comes when this is called. */
function holdBlock(page: Page): Promise<() => void> {
  return holdScripts(page, (script) => !isScriptOf('Procure seu deputado', script));
}

test('the home’s tabs open without the block’s code, which takes neither what was written nor the focus', async ({
  page,
}) => {
  const release = await holdBlock(page);
  await page.goto('/');
  await isHydrated(page);
  const field = page.getByRole('textbox', { name: 'Procure seu deputado' });
  await field.fill('Acácio');
  await page.getByRole('tab', { name: 'Favoritos' }).click();
  await expect(page.getByText('Faça login para ver seus favoritos')).toBeVisible();
  await field.focus();
  release();
  await isPartHydrated(field);
  await expect(field).toHaveValue('Acácio');
  await expect(field).toBeFocused();
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 3, name: 'Acácio Favacho' })).toBeVisible();
});

test('a press on a state that begins before the block’s code ends where it began', async ({ page }) => {
  const release = await holdBlock(page);
  await page.goto('/');
  await isHydrated(page);
  await page.getByRole('link', { name: 'CE Ceará' }).hover();
  await page.mouse.down();
  const scriptsThere = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
    );
  const before = await scriptsThere();
  release();
  await expect.poll(scriptsThere).toBeGreaterThan(before);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await page.mouse.up();
  await expect(page).toHaveURL('/eleitos-2026?uf=CE');
});

test('a second round that is published after the page takes its place in the same block, and breaks no name', async ({
  page,
}) => {
  const release = await holdBlock(page);
  await publishSecondRound(page);
  await page.goto('/');
  await expect(page.getByText(/Página feita em/), 'the answer of now has come').toBeHidden();
  release();
  const block = page.getByRole('region', { name: 'Depois da eleição' });
  await expect(block.getByText(/^2º turno, % dos válidos/)).toBeVisible();
  await expect.poll(async () => (await boxOf(block)).height).toBeLessThanOrEqual(300);
  await expect.poll(() => brokenWords(page)).toEqual([]);
  const bars = await block
    .getByRole('listitem')
    .locator('svg')
    .evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width).filter((width) => width > 0));
  expect(bars).toHaveLength(2);
  expect(bars[0]).toBe(bars[1]);
});

test('people side by side break no word on a phone, and are one at a time where the text is twice as large', async ({
  page,
}) => {
  const ids = [
    '1deb40c3-1e3d-599d-bbab-2c4f653e237a',
    '1d406712-5c3f-53c5-9a30-baef40954369',
    '4f5865e0-043a-5fec-86b9-3887a83951ef',
    '223be8e4-d7d4-5c70-81f1-ec89ecfefed2',
  ];
  await page.goto(`/comparar?candidatos=${ids.join(',')}`);
  const place = page.getByRole('status').filter({ hasText: 'de 4' });
  await expect(place).toHaveText('1–2 de 4');
  await expect.poll(() => brokenWords(page)).toEqual([]);
  await setTextSize(page, '200%');
  await expect(place).toHaveText('1 de 4');
  await page.getByRole('button', { name: 'Próximo' }).click();
  await expect(place).toHaveText('2 de 4');
  const people = page.getByRole('columnheader').filter({ has: page.locator('a[href^="/candidato/"]') });
  await expect(people).toHaveCount(1);
  await expect.poll(() => brokenWords(page)).toEqual([]);
});
