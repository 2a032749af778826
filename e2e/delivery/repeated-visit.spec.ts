import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { takeOffline, workerIsReady } from '../support/offline.ts';

const candidate = '/candidato/1d406712-5c3f-53c5-9a30-baef40954369';
const deputy = '/deputado-federal/160541';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** What a page was opened with, before any script has run. */
async function openedWith(page: Page, address: string): Promise<{ html: string; isFromWorker: boolean }> {
  const response = await page.goto(address);
  return { html: (await response?.text()) ?? '', isFromWorker: response?.fromServiceWorker() ?? false };
}

test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

test('a repeated visit begins with the page’s own prerendered file, also without a network', async ({
  page,
}) => {
  const pages: [address: string, words: string][] = [
    ['/', 'Clariana Barão'],
    ['/candidatos-2026', 'Clariana Barão'],
    [candidate, '81 anos'],
    ['/deputados-federais', 'Deputados federais'],
    [deputy, 'Arthur Lira'],
    ['/sobre', 'Sobre e método'],
    ['/auth?aba=cadastrar', 'Cadastrar'],
  ];
  await page.goto('/privacidade');
  await expect(heading(page, 'Privacidade')).toBeVisible();
  await workerIsReady(page);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  for (const [address, words] of pages) {
    const first = await openedWith(page, address);
    expect(first, address).toEqual({ html: expect.stringContaining(words), isFromWorker: true });
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const file = `${new URL(page.url()).pathname.replace(/^\/$/, '/index')}.html`;
    await expect
      .poll(() =>
        page.evaluate(async (name) => (await (await caches.open('pages')).match(name)) !== undefined, file),
      )
      .toBe(true);
  }
  await takeOffline(page);
  for (const [address, words] of pages) {
    const again = await openedWith(page, address);
    expect(again, address).toEqual({ html: expect.stringContaining(words), isFromWorker: true });
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('.for-visitors, .for-members'), address).toHaveCount(0);
  }
});
