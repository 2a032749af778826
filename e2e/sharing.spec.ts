import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Counts and addresses in the head as it is now. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const count = (selector: string) => document.head.querySelectorAll(selector).length;
    const value = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name);
    return {
      counts: [
        'title',
        'meta[name="description"]',
        'link[rel="canonical"]',
        'meta[property="og:title"]',
        'meta[property="og:url"]',
        'meta[property="og:image"]',
        'meta[name="twitter:card"]',
      ].map(count),
      canonical: value('link[rel="canonical"]', 'href'),
      shared: value('meta[property="og:title"]', 'content'),
      facts: count('script[type="application/ld+json"]'),
    };
  });

test('a shared candidate is told by the file alone, and by the page as one leads to another', async ({
  page,
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]*\/candidato\/[^<]*)<\/loc>/g)].map(
    ([, loc]) => loc ?? '',
  );
  expect(addresses).toHaveLength(14);

  const files = await Promise.all(addresses.map(async (address) => (await request.get(address)).text()));
  const zema = files.findIndex((html) => html.includes('<title>Zema · Pauta Aberta</title>'));
  const address = addresses[zema] ?? '';
  const html = files[zema] ?? '';
  expect(html).toContain(`<link rel="canonical" href="${address}"`);
  expect(html).toContain('<meta property="og:title" content="Zema · Pauta Aberta"');
  expect(html).toContain('"@type":"Person","name":"Zema"');
  expect(html).not.toContain('noindex');
  const picture = await request.get(/property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '');
  expect(picture.headers()['content-type']).toBe('image/png');
  expect(await (await request.get('/auth')).text()).toContain('<meta name="robots" content="noindex"');

  const robots = async (path: string) => (await request.get(path)).headers()['x-robots-tag'];
  for (const path of ['/auth', '/settings', '/deputy/2', '/favorites', '/admin/candidatos/1', '/nada'])
    expect(await robots(path), path).toBe('noindex');
  for (const path of ['/', '/candidatos-2026', '/deputado-federal/160541', new URL(address).pathname])
    expect(await robots(path), path).toBeUndefined();

  const oneOfEach = [1, 1, 1, 1, 1, 1, 1];
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Zema' })).toBeVisible();
  await expect
    .poll(() => headOf(page))
    .toEqual({ counts: oneOfEach, canonical: address, shared: 'Zema · Pauta Aberta', facts: 2 });

  await page.getByRole('link', { name: 'Candidatos', exact: true }).click();
  await expect(page).toHaveTitle('Candidatos 2026 · Pauta Aberta');
  await expect
    .poll(() => headOf(page))
    .toEqual({
      counts: oneOfEach,
      canonical: new URL('/candidatos-2026', address).href,
      shared: 'Candidatos 2026 · Pauta Aberta',
      facts: 0,
    });

  await page.goto('/settings');
  await expect(page).toHaveTitle('Entrar · Pauta Aberta');
  await expect(page.locator('meta[name="robots"]')).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0);
});

test('an address that took the end of a sentence, or what follows an escaped sign, opens its page', async ({
  page,
}) => {
  for (const [taken, title, path] of [
    ['/candidatos-2026).', 'Candidatos 2026', '/candidatos-2026'],
    ['/votacoes”,', 'Votações nominais', '/votacoes'],
    ['/dados%3Futm_source=x', 'Dados', '/dados'],
    [
      '/deputado-federal/160541&fbclid=x?aba=despesas',
      'Arthur Lira',
      '/deputado-federal/160541?aba=despesas',
    ],
  ] as const) {
    await page.goto(taken);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});
