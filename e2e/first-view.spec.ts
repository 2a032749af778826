import { expect, once, test } from './fixtures.ts';
import { shiftOf, watchShift } from './support/layout-shift.ts';

const tagline = 'Conheça os candidatos à Presidência 2026 e faça suas escolhas';
const scripts = /\/assets\/[^/]+\.js$/;

const drawn = [
  { path: '/', reads: 1, texts: [tagline, 'Carregando candidatos...'], end: 'Clariana Barão' },
  {
    path: '/candidatos-2026',
    reads: 1,
    texts: ['Candidatos 2026', 'Carregando candidatos...'],
    end: 'Clariana Barão',
  },
  {
    path: '/deputados-federais',
    reads: 2,
    texts: ['Estado (UF)', 'Carregando deputados...'],
    end: 'Acácio Favacho',
  },
  { path: '/auth', reads: 0, texts: ['E-mail', 'Esqueci minha senha'], end: 'Por que criar conta' },
] as const;

test.describe('without scripts', () => {
  test.use({ expectedErrors: [/ERR_FAILED \(.*\/assets\//] });

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
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('link', { name: /^Entrar/ })).toHaveCount(0);
      await expect(page.getByLabel('Senha')).toHaveCount(0);
    }
    await expect(page.getByText('Verificando sua sessão...')).toBeVisible();
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
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.querySelector('h1')?.setAttribute('data-drawn-first', '');
      });
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { name: end })).toBeVisible();
    await expect(page.locator('html:not([hidden]) h1[data-drawn-first]')).toBeVisible();
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
      document.querySelector('h1')?.setAttribute('data-drawn-first', '');
    });
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1);
      const element = last && 'element' in last && last.element instanceof Element ? last.element : null;
      document.documentElement.dataset['largest'] = element?.tagName ?? '';
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(6);
  await expect(page.locator('h1[data-drawn-first]')).toHaveText('Pauta Aberta');
  await expect(page.locator('html[data-largest=IMG]')).toBeVisible();
  expect(reads).toHaveLength(1);
  expect(await shiftOf(page)).toBeLessThanOrEqual(0.02);
  const photo = page.getByRole('listitem').locator('img').first();
  await expect(photo).toHaveAttribute('loading', 'eager');
  await expect(photo).toHaveAttribute('fetchpriority', 'high');
});

test.describe('a form that is sent before the scripts are there', () => {
  test.use({ expectedErrors: [/status of 400/] });

  test('is sent once they are, and not by way of the address', once, async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(scripts, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/auth', { waitUntil: 'commit' });
    await page.getByLabel('E-mail').fill('ninguem@exemplo.org');
    await page.getByLabel('Senha', { exact: true }).fill('senha-errada-1');
    await page.getByRole('button', { name: 'Entrar', exact: true }).click();
    expect(new URL(page.url()).search).toBe('');
    release();
    await expect(page.getByText('E-mail ou senha incorretos').first()).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue('ninguem@exemplo.org');
  });
});
