import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { expect, test } from './fixtures.ts';
import { isPartHydrated } from './support/hydrated.ts';
import { expectPaper, sheetsOf } from './support/paper.ts';

/** Paper has one size: a desktop's page is printed, whichever project runs this. */
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

const onScreen = (page: Page) => page.emulateMedia({ media: null, colorScheme: null });

test('profiles go on paper with addresses and dates', async ({ page }) => {
  await page.goto('/candidatos-2026');
  await page.getByRole('link', { name: 'Zema' }).click();
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeVisible();
  await expectPaper(page);
  await expect(page.getByText(page.url(), { exact: true })).toBeVisible();
  await expect(page.getByText(/^Dados reunidos até \d{2}\/\d{2}\/\d{4}$/)).toBeVisible();
  expect(await sheetsOf(page)).toBeLessThanOrEqual(3);

  await onScreen(page);
  await page.goto('/deputado-federal/160541');
  await expect(page.getByRole('heading', { name: 'Mandato atual' })).toBeVisible();
  await expectPaper(page);
  await expect(
    page.getByText(/^Perfil: (Cópia com dados até|Dados lidos em) \d{2}\/\d{2}\/\d{4}$/),
  ).toBeVisible();
  await expect(page.getByText('Gabinete', { exact: true })).toBeVisible();
  expect(await sheetsOf(page)).toBeLessThanOrEqual(2);
});

test('a link’s address follows its words on paper, on the same line', async ({ page }) => {
  await page.goto('/candidatos-2026');
  await page.getByRole('link', { name: 'Lula' }).click();
  const links = ['Ler o plano', 'Abrir a página'].map((name) => page.getByRole('link', { name }));
  for (const link of links) await expect(link).toBeVisible();
  await expectPaper(page);
  for (const link of links) await expect(link).toHaveCSS('display', 'inline');
});

test('the commands to read the data go on paper whole', async ({ page }) => {
  await page.goto('/dados');
  await expect(page.getByRole('heading', { name: 'Ler pela API' })).toBeVisible();
  await expectPaper(page);
});

test('the home leaves no hole on paper where the screen has controls', async ({ page }) => {
  await page.goto('/');
  await isPartHydrated(page.getByRole('region', { name: 'Depois da eleição' }));
  await page.emulateMedia({ media: 'print' });
  const [above, below] = ['A eleição terminou em 25/10/2026.', '6 de 12, em ordem alfabética'].map((text) =>
    page.getByText(text, { exact: true }).boundingBox(),
  );
  const [note, list] = [await above, await below];
  expect((list?.y ?? Infinity) - (note?.y ?? 0)).toBeLessThanOrEqual(160);
  await expect(page.getByRole('group', { name: 'Resumo' })).toBeHidden();
});

test('the result of the election is one sheet', async ({ page }) => {
  await page.goto('/resultado-2026');
  await expect(page.getByText('119.300.788')).toBeVisible();
  await page.setViewportSize({ width: 672, height: 900 });
  await expectPaper(page);
  const over = await page
    .getByRole('cell')
    .evaluateAll((cells) =>
      cells.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
    );
  expect(over, 'no cell runs into the next one').toEqual([]);
  await expect(page.getByText(/resultado ainda não publicado neste site\./)).toBeVisible();
  await expect(page.getByText('56.104.503').filter({ visible: true })).toBeVisible();
  expect(await sheetsOf(page)).toBe(1);
});

test('the result of both rounds is one sheet, with the sources of both', async ({ page }) => {
  const asRounds = z.tuple([z.looseObject({ resultados: z.array(z.unknown()) })]);
  await page.route('**/rest/v1/turnos_presidencia?*', async (route) => {
    const response = await route.fetch();
    const [first] = asRounds.parse(await response.json());
    const second = { ...first, turno: 2, resultados: first.resultados.slice(0, 2) };
    await route.fulfill({ response, json: [first, second] });
  });
  await page.goto('/resultado-2026');
  await expect(page.getByText(/Fonte: .*arquivo do TSE/)).toHaveCount(2);
  await expectPaper(page);
  expect(await sheetsOf(page)).toBe(1);
});

test.describe('without a backend', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });

  test('the stored result is one sheet that says when it was stored', async ({ page }) => {
    await page.route('**/rest/v1/**', (route) => route.abort());
    await page.goto('/resultado-2026');
    const failed = page.getByText('Não foi possível carregar o resultado.');
    await expect(failed).toBeVisible();
    await page.setViewportSize({ width: 672, height: 900 });
    await expectPaper(page);
    await expect(page.getByText(/Página feita em/)).toBeVisible();
    await expect(failed).toBeHidden();
    expect(await sheetsOf(page)).toBe(1);
  });
});

for (const [path, sign] of [
  ['/eleitos-2026?uf=CE', 'AJ Albuquerque'],
  ['/dados', 'Votações do plenário'],
] as const) {
  test(`${path} goes on paper with its site and address`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByText(sign).first()).toBeVisible();
    await expectPaper(page);
    await expect(page.getByText(page.url(), { exact: true })).toBeVisible();
  });
}

test('the names of a vote are in three columns', async ({ page }) => {
  await page.goto('/votacao/2586587-30');
  await expect(page.getByText('Todos os votos')).toBeVisible();
  await page.setViewportSize({ width: 672, height: 900 });
  await expectPaper(page);
  const names = page.getByRole('region', { name: 'Sim', exact: true }).getByRole('listitem');
  await expect(names.first()).toBeVisible();
  const lefts = await names.evaluateAll((items) =>
    items.map((item) => Math.round(item.getBoundingClientRect().left)),
  );
  expect(new Set(lefts).size).toBe(3);
});

test('expenses are one whole table whose sum is the screen’s', async ({ page }) => {
  await page.goto('/deputado-federal/160541?aba=despesas');
  const receipts = page.getByRole('region', { name: 'Recibos mostrados aqui' });
  const total = receipts.locator('p', { hasText: /em 66 recibos/ }).locator('.fig');
  await expect(total).toHaveText(/^R\$/);
  const count = await receipts
    .getByRole('region', { name: 'Recibo por recibo' })
    .locator('summary .fig')
    .innerText();
  // The page's own print would still run while sheets are counted.
  const printed = page.evaluate(
    () => new Promise<void>((resolve) => Object.assign(window, { print: resolve })),
  );
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await printed;
  await expectPaper(page);
  const table = page.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(Number(count) + 2);
  // Some documents were claimed on several lines.
  await expect(table.getByRole('row').last()).toHaveText(
    `Soma de 66 recibos (${count} linhas)${await total.innerText()}`,
  );
  await expect(page.getByText(/^Fonte: Dados Abertos da Câmara dos Deputados\./)).toBeVisible();
  const sheets = await sheetsOf(page);
  expect(sheets).toBeGreaterThanOrEqual(2);
  expect(sheets).toBeLessThanOrEqual(8);
});

/** The most sources, rows and expense types of any four people. */
const compared = [
  [
    'candidatos',
    'most sources',
    [
      '1d406712-5c3f-53c5-9a30-baef40954369',
      '7ac519a5-e61c-5af0-bf56-858d7b37c544',
      '223be8e4-d7d4-5c70-81f1-ec89ecfefed2',
      'c0c5339a-c71a-52ad-9d8b-76cfc94beabe',
    ],
  ],
  [
    'candidatos',
    'highest rows',
    [
      '1deb40c3-1e3d-599d-bbab-2c4f653e237a',
      '1d406712-5c3f-53c5-9a30-baef40954369',
      '4f5865e0-043a-5fec-86b9-3887a83951ef',
      '223be8e4-d7d4-5c70-81f1-ec89ecfefed2',
    ],
  ],
  ['deputados', 'ten largest types', ['178908', '236518', '236423', '220701']],
] as const;

for (const [kind, what, ids] of compared) {
  test(`four ${kind} side by side (${what}) are one lying sheet, sources and all`, async ({ page }) => {
    await page.goto(`/comparar?${kind}=${ids.join(',')}`);
    const table = page.getByRole('table', { name: `Comparação de ${kind}` });
    await expect(
      table.getByRole('columnheader').filter({ has: page.getByRole('link', { name: /^(?!Dados até)/ }) }),
    ).toHaveCount(4);
    await expectPaper(page);
    const smallest = await page.locator('body').evaluate((body) => {
      const words = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
      const sizes: number[] = [];
      while (words.nextNode()) {
        const { parentElement, textContent } = words.currentNode;
        if (parentElement === null || textContent?.trim() === '') continue;
        // What only a screen reader says is one pixel wide.
        const isSeen = [...parentElement.getClientRects()].some(({ width }) => width > 1);
        if (isSeen) sizes.push(parseFloat(getComputedStyle(parentElement).fontSize));
      }
      return Math.min(...sizes);
    });
    expect(smallest, 'in CSS px; 7 pt').toBeGreaterThanOrEqual(9.3);
    const sources = page.getByRole('region', { name: 'Fontes' });
    await expect(sources).toContainText('[1]');
    // Lines so close would be struck through by those under the links above.
    for (const link of await sources.getByRole('link').all())
      await expect(link).toHaveCSS('text-decoration-line', 'none');
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/MediaBox \[0 0 841\.\d+ 594\.\d+\]/g)).toHaveLength(1);
  });
}
