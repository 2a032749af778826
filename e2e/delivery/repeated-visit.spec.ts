import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { takeOffline, workerIsInCharge } from '../support/offline.ts';

const candidate = '/candidato/1d406712-5c3f-53c5-9a30-baef40954369';
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();

/** Addresses and words of their own files. */
const visits = {
  'the home, the candidates and one of them': [
    ['/', 'Clariana Barão'],
    ['/candidatos-2026', 'Clariana Barão'],
    [candidate, '81 anos'],
  ],
  'the deputies and one of them': [
    ['/deputados-federais', 'Deputados federais'],
    ['/deputado-federal/160541', 'Arthur Lira'],
  ],
  'a text and a form': [
    ['/sobre', 'Sobre e método'],
    ['/auth?aba=cadastrar', 'Cadastrar'],
  ],
} as const;

function isKept(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const file = `${location.pathname.replace(/^\/$/, '/index')}.html`;
    return (await (await caches.open('pages')).match(file)) !== undefined;
  });
}

test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

for (const [what, pages] of Object.entries(visits))
  test(`a repeated visit to ${what} begins with the page’s own prerendered file, also without a network`, async ({
    page,
  }) => {
    await workerIsInCharge(page);
    for (const [address] of pages) {
      // Where its own file is late, the worker answers with that of all pages.
      const first = await page.goto(address);
      expect(first?.fromServiceWorker(), address).toBe(true);
      await expect(heading(page)).toBeVisible();
      await expect.poll(() => isKept(page), address).toBe(true);
    }
    await takeOffline(page);
    for (const [address, words] of pages) {
      const again = await page.goto(address);
      expect(again?.fromServiceWorker(), address).toBe(true);
      expect(await again?.text(), address).toContain(words);
      await expect(heading(page)).toBeVisible();
      await expect(page.locator('.for-visitors, .for-members'), address).toHaveCount(0);
    }
  });
