import { expect, type Page } from '@playwright/test';

/** Waits until React listens: before that a link opens a document, and a route does not change (fixtures.ts waits by it). */
export async function isHydrated(page: Page): Promise<void> {
  await expect(page.locator('.for-visitors, .for-members'), page.url()).toHaveCount(0);
}
