import { expect, test } from './fixtures.ts';
import { shiftOf, watchShift } from './support/layout-shift.ts';

const tagline = 'Conheça os candidatos à Presidência 2026 e faça suas escolhas';
const scripts = /\/assets\/[^/]+\.js$/;

test.describe('without scripts', () => {
  test.use({ expectedErrors: [/ERR_FAILED \(.*\/assets\//] });

  test('the home is there before any script, and on no other page', async ({ page }) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto('/');
    await expect(page.getByText(tagline)).toBeVisible();
    await expect(page.getByText('Carregando candidatos...')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Entrar / Cadastrar' })).toBeVisible();
    for (const path of ['/auth', '/?aba=favoritos']) {
      await page.goto(path);
      await expect(page.locator('#root')).toBeEmpty();
    }
    await page.evaluate(() => {
      localStorage.setItem('sb-127-auth-token', '{}');
    });
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Minhas Escolhas' })).toBeVisible();
    await expect(page.getByText('Entrar')).toHaveCount(0);
  });
});

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
