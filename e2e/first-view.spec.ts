import type { Page } from '@playwright/test';
import * as z from 'zod';
import { expect, test } from './fixtures.ts';
import { holdScripts, scripts } from './support/held-scripts.ts';
import { shiftOf, watchShift } from './support/layout-shift.ts';

const tagline = 'Conheça os candidatos à Presidência 2026 e faça suas escolhas';

const drawn = [
  { path: '/', reads: 1, texts: [tagline, 'Clariana Barão'], end: 'Clariana Barão' },
  { path: '/candidatos-2026', reads: 1, texts: ['Candidatos 2026', 'Clariana Barão'], end: 'Clariana Barão' },
  {
    path: '/deputados-federais',
    reads: 2,
    texts: ['Nome', 'Carregando deputados...'],
    end: 'Acácio Favacho',
  },
  {
    path: '/candidato/ea35ceaa-f72c-5330-ac8b-7960a3689925',
    reads: 1,
    texts: ['Voltar', 'Carregando candidato...'],
    end: 'Biografia',
  },
  { path: '/auth', reads: 0, texts: ['E-mail', 'Esqueci minha senha'], end: 'Por que criar conta' },
] as const;

test.describe('without scripts', () => {
  test.use({ expectedErrors: [/ERR_FAILED \(.*\/assets\//] });

  for (const path of ['/', '/sobre']) {
    test(`${path} says that it did not load whole, and how to ask again`, async ({ page }) => {
      await page.route(scripts, (route) => route.abort());
      await page.goto(path);
      const notice = page.getByRole('alert');
      await expect(notice).toHaveText(
        'O site não terminou de carregar. Verifique sua conexão. Tentar novamente',
      );
      await page.unroute(scripts);
      await notice.getByRole('link', { name: 'Tentar novamente' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Escuro' })).toBeAttached();
      await expect(notice).toHaveCount(0);
    });
  }

  test('the pages that are opened first are there before any script, and at no other address', async ({
    page,
  }) => {
    await page.route(scripts, (route) => route.abort());
    for (const { path, texts } of drawn) {
      await page.goto(path);
      for (const text of texts) await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
      await expect(page.getByRole('link', { name: /^Entrar/ }).first()).toHaveCount(path === '/auth' ? 0 : 1);
    }
    for (const path of [
      '/sobre',
      '/?aba=favoritos',
      '/deputados-federais?uf=AP',
      '/auth?aba=cadastrar',
      '/candidatos-2026/',
    ]) {
      await page.goto(path);
      await expect(page.locator('#root'), path).toBeEmpty();
    }
    await page.goto('/');
    await page.getByRole('link', { name: 'Candidatos', exact: true }).click();
    await expect(page, 'a link waits for the scripts, but not for ever').toHaveURL('/candidatos-2026');
    await page.evaluate(() => {
      localStorage.setItem('sb-127-auth-token', '{}');
    });
    for (const { path } of drawn) {
      await page.goto(path);
      const sign = path.startsWith('/candidato/')
        ? page.getByText('Carregando candidato...')
        : page.getByRole('heading', { level: 1 });
      await expect(sign).toBeVisible();
      await expect(page.getByRole('link', { name: /^Entrar/ })).toHaveCount(0);
      await expect(page.getByLabel('Senha')).toHaveCount(0);
    }
    await expect(page.getByText('Verificando sua sessão...')).toBeVisible();
  });
});

for (const [path, id] of [
  ['/candidato/ea35ceaa-f72c-5330-ac8b-7960a3689925', 'id=eq.ea35ceaa-f72c-5330-ac8b-7960a3689925'],
  ['/deputado-federal/220593', '/deputados/220593"'],
] as const) {
  test(`${path} is asked for before any script`, async ({ page }) => {
    const release = await holdScripts(page);
    const asked = page.waitForRequest((request) =>
      `${request.url()} ${request.postData() ?? ''}`.includes(id),
    );
    await page.goto(path, { waitUntil: 'commit' });
    await asked;
    release();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

/** Whether the drawn title, or what held the page in waiting, is still there, as an init script has kept it. */
function isDrawingKept(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const drawn: unknown = Reflect.get(window, 'drawn');
    return drawn instanceof Element && drawn.isConnected;
  });
}

for (const { path, cards } of [
  { path: '/', cards: 6 },
  { path: '/candidatos-2026', cards: 14 },
]) {
  test(`${path} shows the candidates before any script, and React keeps what is seen`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'commit' });
    const names = page.getByRole('main').getByRole('heading', { level: 3 });
    await expect(names.first()).toHaveText('Clariana Barão');
    await expect(page.getByText('Carregando candidatos...')).toHaveCount(0);
    const party = page.locator('span', { hasText: /^Partido:\s*DC/ }).first();
    await expect(party, 'the party’s own colour').not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    const color = await party.evaluate((chip) => getComputedStyle(chip).backgroundColor);
    await names.first().evaluate((name) => name.setAttribute('data-seen-first', ''));
    release();
    await page.waitForFunction(() => Reflect.get(window, 'drawnCandidates') === undefined);
    await expect(page.locator('h3[data-seen-first]')).toHaveText('Clariana Barão');
    await expect(party).toHaveCSS('background-color', color);
    await expect(names).toHaveCount(cards);
    await page.getByRole('button', { name: 'Favoritar' }).first().click();
    await expect(page, 'React answers').toHaveURL(/\/auth(\?|$)/);
  });

  test(`${path} shows nobody by what the list once was: it waits for what the list is`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.route('**/rest/v1/candidatos_presidencia_2026?*', async (route) => {
      const answer = await route.fetch();
      const rows: unknown[] = z.array(z.unknown()).parse(await answer.json());
      await route.fulfill({ response: answer, json: rows.slice(1) });
    });
    const answered = page.waitForResponse('**/rest/v1/candidatos_presidencia_2026?*');
    await page.goto(path, { waitUntil: 'commit' });
    await answered;
    await expect(page.getByText('Carregando candidatos...').first()).toBeVisible();
    await expect(page.getByText('Clariana Barão')).toHaveCount(0);
    release();
    await expect(page.getByRole('heading', { level: 3, name: 'Edmilson Costa' })).toBeVisible();
    await expect(page.getByText('Clariana Barão')).toHaveCount(0);
  });
}

test('only the page that begins with a photo asks for it, whoever serves the file', async ({ page }) => {
  const photos: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && request.url().includes('wikimedia')) photos.push(request.url());
  });
  const home = await (await page.request.get('/')).text();
  expect(home).toMatch(/ data-photo="https:\/\/upload\.wikimedia\.org\//);
  await page.route('**/sobre', (route) => route.fulfill({ contentType: 'text/html', body: home }));
  await page.goto('/sobre');
  await expect(page.getByRole('heading', { level: 1, name: 'Sobre e método' })).toBeVisible();
  expect(photos).toEqual([]);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await expect(page.locator('link[rel=preload][as=image]')).toHaveCount(1);
});

test.describe('without photos', () => {
  test.use({ expectedErrors: [/ERR_FAILED \(https:\/\/upload\.wikimedia\.org/] });

  test('who was seen before the scripts has initials in the place of a photo that does not come', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.route(/^https:\/\/upload\.wikimedia\.org\//, (route) => route.abort());
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 3, name: 'Clariana Barão' })).toBeVisible();
    await expect(page.getByRole('main').locator('img').first(), 'no torn picture').toBeHidden();
    release();
    await expect(page.getByText('CB', { exact: true })).toBeVisible();
    await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  });
});

for (const { path, reads, end } of drawn) {
  test(`${path} takes over what is drawn, asks for nothing twice and moves nothing`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (!/\/(rest|functions)\/v1\//.test(request.url()) || request.method() === 'OPTIONS') return;
      asked.push(`${request.url()} ${request.postData() ?? ''}`);
    });
    await watchShift(page);
    // The title of a candidate in waiting gives way to the person's name; the frame around it stays.
    const kept = path.startsWith('/candidato/') ? 'main > *' : 'h1';
    await page.addInitScript((selector) => {
      document.addEventListener('DOMContentLoaded', () => {
        Object.assign(window, { drawn: document.querySelector(selector) });
      });
    }, kept);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: end })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await isDrawingKept(page)).toBe(true);
    await expect(page.locator('template[data-drawn]')).toHaveCount(0);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked).toHaveLength(reads);
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
  });
}
test('the home takes over what is drawn, asks once, and ends with the first photo as its largest paint', async ({
  page,
}) => {
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/') && request.method() === 'GET') reads.push(request.url());
  });
  await watchShift(page);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { drawn: document.querySelector('h1') ?? document.querySelector('main > *') });
    });
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1);
      const element = last && 'element' in last && last.element instanceof Element ? last.element : null;
      document.documentElement.dataset['largest'] = element?.tagName ?? '';
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(6);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pauta Aberta');
  expect(await isDrawingKept(page)).toBe(true);
  await expect(page.locator('html[data-largest=IMG]')).toBeVisible();
  expect(reads).toHaveLength(1);
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
  const photo = page.getByRole('listitem').locator('img').first();
  await expect(photo).toHaveAttribute('loading', 'eager');
  await expect(photo).toHaveAttribute('fetchpriority', 'high');
});
