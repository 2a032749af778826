import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until React listens: before that a link opens a document, and a route does not change (fixtures.ts waits by it). */
export async function isHydrated(page: Page): Promise<void> {
  const unknown = page.locator(':is(.for-visitors, .for-members):not([data-late])');
  await expect(unknown, page.url()).toHaveCount(0);
}

/** Waits until React holds an element of a part whose code comes after the first screen. */
export async function isPartHydrated(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
}
