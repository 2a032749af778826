import { expect, type Locator, type Page } from '@playwright/test';

/** Before hydration a link opens a document (fixtures.ts waits too). */
export async function isHydrated(page: Page): Promise<void> {
  // A document that is still being read has none of them yet.
  await page.waitForLoadState('domcontentloaded');
  const unknown = page.locator(':is(.for-visitors, .for-members):not([data-late])');
  await expect(unknown, page.url()).toHaveCount(0);
}

export async function isPartHydrated(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
}
