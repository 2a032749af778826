import { gzipSync } from 'node:zlib';
import { expect, test } from '../fixtures.ts';
import { holdScripts } from '../support/held-scripts.ts';
import { isHydrated } from '../support/hydrated.ts';
import { expectStill, fontsAreThere, forgetFonts, watchShift } from '../support/layout-shift.ts';
import { prerenderedPaths } from '../support/prerendered-paths.ts';
import { clariana, dataLine, deputiesLine } from '../support/published.ts';

test.describe('a form before its scripts', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('cannot be sent by the browser, and keeps what is typed', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/auth', { waitUntil: 'domcontentloaded' });
    await page.getByLabel('E-mail').fill('ninguem@exemplo.org');
    await page.getByLabel('Senha', { exact: true }).fill('senha-errada-1');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeDisabled();
    expect(new URL(page.url()).search).toBe('');
    release();
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(page.getByText('E-mail ou senha incorretos').first()).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue('ninguem@exemplo.org');
  });

  for (const how of ['a press', 'Enter'])
    test(`by ${how}, its button enabled again as by Firefox after a reload, is sent by React alone, once`, async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('/token?')) asked.push(request.url());
      });
      const release = await holdScripts(page);
      await page.goto('/auth', { waitUntil: 'domcontentloaded' });
      const enter = page.getByRole('button', { name: 'Entrar', exact: true });
      await enter.evaluate((button) => button.removeAttribute('disabled'));
      await page.getByLabel('E-mail').fill('ninguem@exemplo.org');
      await page.getByLabel('Senha', { exact: true }).fill('senha-errada-1');
      if (how === 'Enter') await page.keyboard.press('Enter');
      else await enter.click();
      await expect(page).toHaveURL(/\/auth$/);
      release();
      await expect(page.getByText('E-mail ou senha incorretos').first()).toBeVisible();
      await expect(page).toHaveURL(/\/auth$/);
      expect(asked).toHaveLength(1);
    });
});

for (const [path, reads] of [
  ['/', ['candidatos_presidencia_2026']],
  ['/candidatos-2026', ['candidatos_presidencia_2026', 'rpc/resumo_das_fichas']],
  [clariana, ['candidatos_presidencia_2026']],
] as const) {
  test(`${path} is kept by React as it is seen, asks once and moves nothing`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/(rest|functions)\/v1\//.test(request.url()) && request.method() !== 'OPTIONS')
        asked.push(request.url());
    });
    await watchShift(page);
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const name = page.getByRole('main').getByRole('heading', { name: 'Clariana Barão' });
    await expect(name).toBeVisible();
    await expect(page.getByText(dataLine)).toBeVisible();
    await forgetFonts(page);
    await name.evaluate((heading) => heading.setAttribute('data-seen-first', ''));
    release();
    await expect(page.locator('.for-visitors')).toHaveCount(0);
    await expect(page.locator('[data-seen-first]')).toHaveText('Clariana Barão');
    await expect(page.getByText(dataLine), 'the answer of now has come').toBeHidden();
    await expect
      .poll(() => asked.map((url) => new URL(url).pathname.replace('/rest/v1/', '')).sort())
      .toEqual(reads);
    await expectStill(page);
  });
}

test('/deputados-federais keeps its cards, asks once, and moves nothing when the answer of now comes', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const body = request.method() === 'POST' ? (request.postData() ?? '') : '';
    if (body.includes('/deputados?')) asked.push(body);
  });
  await watchShift(page);
  const release = await holdScripts(page);
  await page.goto('/deputados-federais', { waitUntil: 'domcontentloaded' });
  const name = page.getByRole('main').getByRole('heading', { name: 'Acácio Favacho' });
  await expect(name).toBeVisible();
  await expect(page.getByText(deputiesLine)).toBeAttached();
  await forgetFonts(page);
  await name.evaluate((heading) => heading.setAttribute('data-seen-first', ''));
  release();
  await expect(page.getByText(deputiesLine), 'the answer of now has come').toHaveCount(0);
  await expect(page.locator('[data-seen-first]')).toHaveText('Acácio Favacho');
  expect(asked).toHaveLength(1);
  await expectStill(page);
});

test('a button that is tapped before the scripts is answered once they are there', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('tab', { name: 'Favoritos' }).click();
  release();
  await expect(page).toHaveURL('/?aba=favoritos');
});

test('words that are sent by Enter before the scripts are searched for once they are there', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/deputados-federais', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Nome').fill('maria');
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL('/deputados-federais?nome=maria');
  await expect(page.getByLabel('Nome')).toHaveValue('maria');
});

test('the sign-in page opens before its code and that of late parts, in answer to a tap', async ({
  page,
}) => {
  const html = await (await page.request.get('/candidatos-2026')).text();
  const release = await holdScripts(page, (path) => html.includes(path));
  await page.goto('/candidatos-2026');
  await isHydrated(page);
  await page.getByRole('button', { name: 'Favoritar' }).first().click();
  await expect(page).toHaveURL(/\/auth\?/);
  await expect(page.getByRole('main').getByText('Carregando...')).toBeVisible();
  await expect(page).toHaveTitle(/^Entrar/);
  release();
  await expect(page.getByRole('heading', { level: 1, name: /^Favoritar / })).toBeFocused();
});

test('who is not in the answer of now disappears', async ({ page }) => {
  await page.route('**/rest/v1/candidatos_presidencia_2026?*', (route) => route.fulfill({ json: [] }));
  await page.goto('/candidatos-2026');
  await expect(page.getByText('Nenhum candidato encontrado')).toBeVisible();
  await page.goto(clariana);
  await expect(page.getByRole('heading', { name: 'Candidato não encontrado.' })).toBeVisible();
});

test.describe('when the backend is silent', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Loading failed/] });

  /** Reads are repeated before they fail, on three pages: over eight seconds. */
  test('the data stay with their day, and the failure is shown', async ({ page }) => {
    await page.route('**/rest/v1/candidatos_presidencia_2026?*', (route) => route.abort());
    for (const [address, said] of [
      ['/', 'Erro ao carregar candidatos'],
      ['/candidatos-2026', 'Não foi possível carregar os candidatos.'],
      [clariana, 'Não foi possível carregar os dados do candidato.'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByText(said)).toBeVisible();
      await expect(page.getByRole('main').getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
      await expect(page.getByText(dataLine)).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading', { name: 'Clariana Barão' })).toBeVisible();
    }
    await page.unroute('**/rest/v1/candidatos_presidencia_2026?*');
    await page.getByRole('main').getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByText(dataLine)).toBeHidden();
    await expect(page.getByText('Não foi possível carregar os dados do candidato.')).toHaveCount(0);
  });
});

test('a page that is scrolled before the scripts are there stays where it is', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/candidatos-2026', { waitUntil: 'domcontentloaded' });
  await fontsAreThere(page);
  await page.getByRole('heading', { level: 3, name: 'Zema' }).scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(500);
  release();
  await expect(page.locator('.for-visitors')).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.getByRole('link', { name: 'Zema', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zema' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY), 'the next page begins at its top').toBe(0);
});

test('no prerendered page and no data beside it says who won the second round', async ({ request }) => {
  const candidates = (await prerenderedPaths()).filter((path) => path.startsWith('/candidato/'));
  expect(candidates.length).toBeGreaterThan(11);
  for (const path of ['/', '/candidatos-2026', '/resultado-2026', ...candidates]) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toMatch(/"eleito"|&quot;eleito&quot;|>Eleito\(a\)</);
  }
  // React parts the texts that it joins by comments.
  const result = (await (await request.get('/resultado-2026')).text()).replaceAll('<!-- -->', '');
  expect(result).toContain('2º turno (25/10/2026): resultado ainda não publicado neste site.');
});

test('the file of a deputy is small: there are five hundred of them', async ({ request }) => {
  const html = await (await request.get('/deputado-federal/160541')).text();
  expect(html).toContain('id="publication"');
  expect(html.length).toBeLessThan(35_000);
});

test('the file of the list of deputies holds fifty and stays small', async ({ request }) => {
  const html = await (await request.get('/deputados-federais')).text();
  expect(html.match(/<h3/g)).toHaveLength(50);
  expect(gzipSync(html).length).toBeLessThan(40_000);
});

for (const id of ['160541', '73441', '220593'])
  test(`the data of deputy ${id} are requested before any script, once, and move nothing`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') asked.push(request.postData() ?? '');
    });
    const askedFor = () => asked.filter((body) => body.includes(`/deputados/${id}"`));
    await watchShift(page);
    const release = await holdScripts(page);
    await page.goto(`/deputado-federal/${id}`, { waitUntil: 'domcontentloaded' });
    await expect.poll(askedFor).toHaveLength(1);
    await forgetFonts(page);
    release();
    await expect(page.getByRole('tab', { name: 'Perfil' })).toBeVisible();
    expect(askedFor()).toHaveLength(1);
    await expectStill(page);
  });
