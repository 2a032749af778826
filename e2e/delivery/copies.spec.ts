import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from '../fixtures.ts';
import { isHydrated } from '../support/hydrated.ts';
import { clariana } from '../support/published.ts';

/* What people keep as proof of what a page said, without the site behind it. */

test.use({ scriptsArrive: false });

const title = { level: 1, name: 'Clariana Barão' };

test.describe('a page saved as a file', () => {
  test.use({ expectedErrors: [/file:\/\/|ERR_F/] });

  test('shows what it said, and speaks of no failure', async ({ page }) => {
    await page.goto(clariana);
    await isHydrated(page);
    const said = await page.getByRole('main').innerText();
    const file = test.info().outputPath('ficha.html');
    writeFileSync(file, await page.content());
    await page.goto(pathToFileURL(file).href);
    await expect(page.getByRole('heading', title)).toBeVisible();
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(said.length / 2);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('a page in a public archive, under an address of its own, shows what it said', async ({
  page,
  request,
}) => {
  const archived = 'https://arquivo.exemplo/web/20261130/https://pauta.exemplo';
  await page.route('https://arquivo.exemplo/**', async (route) => {
    const path = route.request().url().replace(archived, '').replace('https://arquivo.exemplo', '');
    await route.fulfill({ response: await request.get(path) });
  });
  const read: string[] = [];
  page.on('request', (one) => read.push(one.url()));
  await page.goto(archived + clariana);
  await expect(page.getByRole('heading', title)).toBeVisible();
  expect(read.filter((url) => url.includes('.js') || url.includes('/v1/'))).toEqual([]);
});
