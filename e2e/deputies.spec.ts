import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { sidewaysScroll } from './support/axe.ts';

const names = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });

/** Opens a filter's list of choices, which a narrow screen folds behind the filter's box. */
async function openList(page: Page, label: 'Estado (UF)' | 'Partido'): Promise<void> {
  const list = page.getByRole('combobox', { name: label });
  const box = page.getByRole('button', { name: label === 'Partido' ? /^Partido / : /^Estado / });
  if (await box.isVisible()) await box.click();
  await list.click();
}

async function choose(page: Page, label: 'Estado (UF)' | 'Partido', option: string): Promise<void> {
  await openList(page, label);
  await page.getByRole('option', { name: option, exact: true }).click();
}

test('the deputies list finds by state and party, and keeps filters and place after Back', async ({
  page,
}) => {
  await page.goto('/deputados-federais');
  await expect(page.getByText('50 deputados encontrados (há mais)')).toBeVisible();
  await choose(page, 'Estado (UF)', 'Bahia (BA)');
  await choose(page, 'Partido', 'PSD');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByText('6 deputados encontrados')).toBeVisible();
  await expect(page).toHaveURL('/deputados-federais?uf=BA&partido=PSD');
  const last = page.getByRole('link', { name: 'Sérgio Brito' });
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sérgio Brito' })).toBeVisible();
  await page.getByRole('tab', { name: 'Despesas' }).click();
  await expect(page).toHaveURL(/aba=despesas$/);
  await page.getByRole('link', { name: 'Deputados federais' }).click();
  await expect(page).toHaveURL('/deputados-federais?uf=BA&partido=PSD');
  await expect(names(page)).toHaveCount(6);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('the deputies list is as long where the size of what is far is not known, as in Firefox', async ({
  page,
}) => {
  await page.goto('/deputados-federais');
  await expect(names(page)).toHaveCount(50);
  const length = () => page.evaluate(() => document.documentElement.scrollHeight);
  const known = await length();
  await page.getByRole('listitem').evaluateAll((items) => {
    for (const item of items) item.style.containIntrinsicBlockSize = 'none';
  });
  expect(Math.abs((await length()) - known)).toBeLessThan(100);
});

test('the party list is at most 300 px high', async ({ page }) => {
  await page.goto('/deputados-federais');
  await expect(names(page)).toHaveCount(50);
  await openList(page, 'Partido');
  await expect(page.getByRole('option', { name: 'UNIÃO' })).toBeAttached();
  const box = await page.getByRole('listbox').boundingBox();
  expect(box?.height).toBeLessThanOrEqual(300);
});

test('a deputy’s year is summed whole and downloaded', async ({ page }) => {
  await page.goto('/deputado-federal/160541');
  await expect(page.getByRole('heading', { level: 1, name: 'Arthur Lira' })).toBeVisible();
  await expect(page.getByText('Arthur César Pereira de Lira').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Despesas' }).click();
  const panel = page.getByRole('tabpanel');
  await expect(panel.locator('.text-total')).toHaveText(/^R\$\s37\.145,70$/);
  await expect(panel).toContainText('sem as passagens que a Câmara compra direto (SIGEPA).');
  await expect(panel).toContainText(/Ficam de fora R\$\s64\.427,75 nessas passagens\./);
  await expect(panel).toContainText(/R\$\s101\.024,87 em 66 recibos \(70 linhas\), com as passagens/);
  await expect(
    page.getByText(
      'Período: ano de 2026. Cópia com dados até 12/07/2026. A Câmara pode ter dados mais novos.',
    ),
  ).toBeVisible();
  const suppliers = page.getByRole('region', { name: 'Quem recebeu' });
  await suppliers.getByText('Quem recebeu').click();
  await expect(suppliers.getByRole('listitem')).toHaveCount(8);
  await expect(suppliers.getByRole('listitem').first()).toHaveText(
    /^Gol Linhas Aéreas12 recibosR\$\s32\.313,29$/,
  );
  await expect(suppliers.getByText('8 fornecedores, de 18')).toBeVisible();
  await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await page.getByText('Recibo por recibo').click();
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar CSV' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toBe('despesas-2026-arthur-lira.csv');
  const csv = await readFile(await download.path(), 'utf8');
  const [head = '', table = ''] = csv.split('\r\n\r\n');
  expect(head.split('\r\n').at(-1)).toBe('"Cópia com dados até";"12/07/2026"');
  expect(table.split('\r\n')).toHaveLength(72);
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Despesas', selected: true })).toBeVisible();
});

test('a chosen tab is wholly in sight; a sum stays whole in text of twice the size', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/deputado-federal/160541');
  const tabs = page.getByRole('tablist', { name: 'Informações' });
  for (const name of ['Proposições', 'Notícias', 'Discursos', 'Despesas']) {
    const tab = page.getByRole('tab', { name });
    // Pressed where it is, half hidden or not, as a finger does.
    await tab.dispatchEvent('mousedown', { button: 0 });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect
      .poll(async () => {
        const [own, strip] = await Promise.all([tab.boundingBox(), tabs.boundingBox()]);
        // Where the strip ends, half a pixel may be rounded away.
        return own && strip && own.x >= strip.x - 1 && own.x + own.width <= strip.x + strip.width + 1;
      }, name)
      .toBe(true);
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const sum = page.locator('.text-total');
  const { lines, isInside } = await sum.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(element);
    const text = range.getBoundingClientRect();
    return { lines: range.getClientRects().length, isInside: text.right <= innerWidth && box.left >= 0 };
  });
  expect({ lines, isInside }).toEqual({ lines: 1, isInside: true });
});

test('the amounts behind the strip are in sight on a phone; one of eighteen digits stays in the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/deputado-federal/62881?aba=despesas');
  await page.getByText('Ver os 21 em tabela, em ordem alfabética').click();
  const table = page.getByRole('region', { name: 'Despesas pagas pela Câmara em 2026, deputados do CE' });
  await expect(table.getByText(/^R\$\s242\.180,86$/)).toBeVisible();
  await expect
    .poll(() => table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    .toBe(0);
  await page.route('**/contexto_despesas?*', async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replace(
      /"(valor|total|mediana)": ?\d[\d.]*/g,
      '"$1": 987654321098765000',
    );
    await route.fulfill({ response, body: text });
  });
  await page.reload();
  await expect(page.locator('.text-total')).toHaveText(/^R\$\s987\.654\.321\.098\.765\.000,00$/);
  await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
});
