import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoFault, expectNoFaultAtBothSizes, sidewaysScroll } from './support/axe.ts';
import { backend } from './support/environment.ts';
import { keptReads, takeOffline, workerIsReady } from './support/offline.ts';

/** Its leaning has caveat and confidence, its facts one to nine sources. */
const candidate = '/candidato/1d406712-5c3f-53c5-9a30-baef40954369';
const facts = (page: Page) => page.getByRole('region', { name: 'Dados básicos' });
const sourcesOf = (page: Page, fact: string) => page.getByRole('region', { name: `Fontes: ${fact}` });

async function openRecord(page: Page): Promise<void> {
  await page.goto(candidate);
  await expect(page.getByText('81 anos')).toBeVisible();
}

async function openSources(page: Page, fact: string): Promise<void> {
  await page.getByRole('switch', { name: 'Mostrar fontes' }).check();
  const button = facts(page).getByRole('button', { name: new RegExp(`^Fontes de ${fact}: \\d`) });
  const box = await button.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(24);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(sourcesOf(page, fact).getByRole('listitem').first()).toBeVisible();
}

test('a fact opens who states it, with the keyboard, and asks the backend nothing', async ({ page }) => {
  await openRecord(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(backend().url)) asked.push(request.url());
  });
  await openSources(page, 'Inclinação política');
  const leaning = sourcesOf(page, 'Inclinação política');
  await expect(leaning.getByText(/^Confiança: (alta|média|baixa)\.$/)).toBeVisible();
  await expect(leaning.getByRole('link', { name: 'Avisar sobre um erro' })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await openSources(page, 'Bens declarados');
  const assets = sourcesOf(page, 'Bens declarados').getByRole('listitem').first();
  await expect(assets.getByRole('link')).toHaveAttribute('href', /^https:/);
  expect(asked).toEqual([]);
  await expect.poll(() => sidewaysScroll(page)).toBe(0);
  await expectNoFaultAtBothSizes(page);
});

test('the history of a record is read when it is opened, and not before', async ({ page }) => {
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rpc/historico_da_ficha')) reads.push(request.url());
  });
  await openRecord(page);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const history = page.getByText('Histórico desta ficha');
  await expect(history).toBeVisible();
  expect(reads).toEqual([]);
  await history.click();
  await expect(
    page.getByText(/^Nenhuma mudança desde a carga inicial de \d\d\/\d\d\/\d{4}\.$/),
  ).toBeVisible();
  expect(reads).toHaveLength(1);
  await expectNoFault(page);
});

test.describe('without a network', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module/],
  });

  test('the sources of a record that was opened once can be opened', async ({ page }) => {
    await openRecord(page);
    await workerIsReady(page);
    await expect
      .poll(() => keptReads(page))
      .toContainEqual(expect.stringContaining('["candidates","detail",'));
    await takeOffline(page);
    await page.reload();
    await expect(page.getByText('81 anos')).toBeVisible();
    await openSources(page, 'Inclinação política');
    await expect(sourcesOf(page, 'Inclinação política').getByText(/^Revisado em /)).toBeVisible();
  });
});
