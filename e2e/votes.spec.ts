import type { Page } from '@playwright/test';
import * as z from 'zod';
import { expect, test } from './fixtures.ts';
import { press, type } from './support/keyboard.ts';
import { keptReads, takeOffline, workerIsReady } from './support/offline.ts';
import { enter } from './support/people.ts';

const tab = '/deputado-federal/204528?aba=votacoes';
const list = '/votacoes';
const one = '/votacao/2586587-30';

/** Who took part in that roll call, as a click on the heart stores them. */
const celsoRussomanno = {
  deputado_id: '73441',
  deputado_nome: 'Celso Russomanno',
  deputado_foto: null,
  deputado_partido: 'REPUBLICANOS',
  deputado_uf: 'SP',
};

/** Each screen of votes, and what shows that all of it is there. */
const screens = [
  [tab, /^Recusou um requerimento$/],
  [list, /De [\d.]+ votações nominais conhecidas/],
  [one, 'Ainda faltam aqui:'],
] as const;

const rollCalls = z.array(z.looseObject({ votos: z.array(z.looseObject({})) }));

async function open(page: Page, address: string, sign: string | RegExp): Promise<void> {
  await page.goto(address);
  await expect(page.getByText(sign).first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

test('twenty votes are read on five screens of a phone, a deputy’s on six, in few words each', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const rows = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3 }) });
  const lengthOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  await enter(context, { favoriteDeputies: [celsoRussomanno] });
  await page.goto(list);
  await expect(rows.getByText('Votou').first()).toBeAttached();
  await expect.poll(lengthOf).toBeLessThanOrEqual(5 * 740);
  const texts = await rows.allTextContents();
  const words = texts.flatMap((text) => text.match(/[\p{L}\d][^\s]*/gu) ?? []);
  expect(words.length / texts.length).toBeLessThanOrEqual(25);
  await open(page, tab, /^Recusou um requerimento$/);
  await expect(page.getByText('Carregar Mais')).toBeVisible();
  await expect.poll(lengthOf).toBeLessThanOrEqual(6 * 740);
});

test('the names of parties beside the picture of a vote stay within the page’s margins', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const parties = ['MDB', 'PL', 'REPUBLICANOS', 'UNIÃO'];
  await page.route('**/rest/v1/camara_votacoes?*', async (route) => {
    const response = await route.fetch();
    const json = rollCalls.parse(await response.json());
    for (const [at, vote] of json.flatMap(({ votos }) => votos).entries())
      Object.assign(vote, { partido_sigla: parties[at % parties.length] });
    await route.fulfill({ response, json });
  });
  await open(page, list, /De [\d.]+ votações nominais conhecidas/);
  await page.locator(`main a[href="${one}"]`).first().click();
  const picture = page.getByRole('img', { name: /^Um ponto por cadeira/ });
  const names = picture.locator('text');
  await expect(names).toHaveText(parties);
  const { left, right } = await page.locator('main > div').evaluate((column) => {
    const { paddingLeft, paddingRight } = getComputedStyle(column);
    const box = column.getBoundingClientRect();
    return { left: box.left + parseFloat(paddingLeft), right: box.right - parseFloat(paddingRight) };
  });
  for (const name of await names.all()) {
    const box = await name.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(left);
    expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(right);
  }
});

test('every bar is told from the page in the system’s own colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [address, sign] of screens) {
    await open(page, address, sign);
    const bars = page.locator('main svg:not(.lucide) :is(rect, path)');
    await expect(bars.first()).toBeAttached();
    const inks = await bars.evaluateAll((shapes) =>
      shapes
        // A party's colour is left out there; its initials are the system's text.
        .filter((shape) => shape.closest('svg')?.checkVisibility() === true)
        .map((shape) => getComputedStyle(shape))
        .map(({ fill, stroke }) => (fill === 'none' ? stroke : fill)),
    );
    const text = await page.evaluate(() => getComputedStyle(document.body).color);
    expect(new Set(inks), address).toEqual(new Set([text]));
  }
});

test('a vote with a file of its own keeps through a reload who led to it', async ({ page }) => {
  await page.goto(tab);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  await page.locator(`main a[href="${one}"]`).first().click();
  const back = page.getByRole('main').getByRole('link', { name, exact: true }).first();
  await expect(back).toBeVisible();
  await page.reload();
  await expect(back).toBeVisible();
  await back.click();
  await expect(page).toHaveURL(tab);
});

test.describe('the keyboard', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test('leads from the deputies through the filters to a roll call, a name and back', async ({ page }) => {
    const subject = 'Estabelecer a competência privativa do órgão federal responsável pela agricultura…';
    const title = (name: string) => page.getByRole('heading', { level: 1, name });
    await page.goto('/deputados-federais');
    await expect(page.getByRole('link', { name: 'Acácio Favacho' })).toBeVisible();
    await press(page, page.getByRole('link', { name: 'Votações', exact: true }));
    await expect(title('Votações nominais')).toBeFocused();
    await type(page, 'Texto', 'pl 5900');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/texto=pl\+5900/);
    const found = page.getByRole('status').filter({ hasText: /^[1-9]\d? votaç/ });
    await expect(found).toBeVisible();
    await press(page, page.getByRole('link', { name: subject }).first());
    await expect(title(subject)).toBeFocused();
    await press(page, page.getByRole('heading', { name: 'Todos os votos' }).locator('..'));
    await type(page, 'Procurar nome', 'russomanno');
    await press(page, page.getByRole('link', { name: 'Celso Russomanno' }));
    await expect(title('Celso Russomanno')).toBeFocused();
    await page.goBack();
    await expect(title(subject)).toBeVisible();
    await press(page, page.getByRole('link', { name: 'Votações nominais', exact: true }));
    await expect(title('Votações nominais')).toBeVisible();
    await expect(page).toHaveURL(/texto=pl\+5900/);
  });

  test('moves the filters, the months and the list of a deputy’s tab', async ({ page }) => {
    await open(page, tab, 'Cada votação');
    const pictures = page.getByRole('article').first().locator('svg');
    const [mark = 0, strip = 0] = await pictures.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().left),
    );
    expect(mark, 'a vote is at the right of its strip').toBeGreaterThan(strip);
    await press(page, page.getByText('Ver os meses em tabela'));
    await expect(page.getByRole('table', { name: 'Votos por mês' })).toBeVisible();
    await type(page, 'Texto', 'urgencia');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/texto=urgencia/);
    await expect(page.getByRole('status').filter({ hasText: /^[1-9]\d? votaç/ })).toBeVisible();
    await type(page, 'Texto', ' ');
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/texto=/);
    await press(page, page.getByRole('button', { name: 'Carregar Mais' }));
    await expect.poll(() => page.getByRole('heading', { level: 4 }).count()).toBeGreaterThan(20);
  });
});

test.describe('without a network', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module/],
  });

  const reads = {
    [tab]: ['["votes","summary"', '["votes","majority"', '["votes","deputy"'],
    [list]: ['["roll-calls","summary"', '["roll-calls","list"'],
    [one]: ['["roll-calls","one"'],
  };

  for (const [address, sign] of screens)
    test(`${address} that was opened once is there again`, async ({ page }) => {
      await page.goto('/deputados-federais');
      await expect(page.getByRole('link', { name: 'Acácio Favacho' })).toBeVisible();
      await workerIsReady(page);
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
      await open(page, address, sign);
      // A page left before its last answer keeps only what it has.
      for (const read of reads[address])
        await expect.poll(() => keptReads(page)).toContainEqual(expect.stringContaining(read));

      await takeOffline(page);
      await open(page, address, sign);
      await expect(page.getByRole('status').filter({ hasText: 'Sem conexão' })).toContainText(
        'Mostrando dados salvos.',
      );
      if (address === list) await expect(page.getByRole('heading', { level: 3 })).toHaveCount(20);
      if (address === one)
        await expect(page.getByRole('heading', { level: 2, name: 'Todos os votos' })).toBeVisible();
    });
});
