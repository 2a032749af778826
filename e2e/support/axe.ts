import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

type Theme = 'light' | 'dark';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const firstDesktopWidth = 1024;

/** Colours do not depend on the width, so that a desktop is looked at in one theme alone. */
function themesAt(width: number): readonly Theme[] {
  return width < firstDesktopWidth ? ['light', 'dark'] : ['light'];
}

async function faults(page: Page): Promise<unknown[]> {
  // No page has frames: the older way of running judges the same and opens no second page for it.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** Pixels by which the page is wider than the window; 0 or less when nothing scrolls sideways. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/**
 * Fails when axe finds anything (WCAG 2.2 A and AA, good practice) or the page scrolls sideways. A phone is looked at
 * in both themes, a desktop in the light one, unless themes are named; the page stays in the last one. The screen must
 * have come to rest, which it does at once while less motion is asked for (the default of every journey).
 */
export async function expectNoFault(page: Page, themes?: readonly Theme[]): Promise<void> {
  const { pathname, search } = new URL(page.url());
  for (const colorScheme of themes ?? themesAt(page.viewportSize()?.width ?? 0)) {
    await page.emulateMedia({ colorScheme });
    expect(await faults(page), `${pathname}${search}, ${colorScheme}`).toEqual([]);
  }
  await expect.poll(() => sidewaysScroll(page), `${pathname}${search}`).toBeLessThanOrEqual(0);
}
