import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { strayTexts } from './words.ts';

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
    // Experimental in axe, but a rule of WCAG 2.1 A (2.5.3): who speaks to a control says what it shows.
    .options({ resultTypes: ['violations'], rules: { 'label-content-name-mismatch': { enabled: true } } })
    .withTags(tags)
    .setLegacyMode()
    .analyze();
  // A profile that is still awaited has its heading, the person's name, with the answer.
  const isAwaited = (await page.locator('main [aria-busy="true"]').count()) > 0;
  return violations
    .filter(({ id }) => !(isAwaited && id === 'page-has-heading-one'))
    .map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/**
 * Pixels by which the page is wider than the window; 0 when nothing scrolls sideways. Not by `innerWidth`: a phone's
 * window says that it is as wide as the page.
 */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** PAUTA_PHOTOS names a folder where each state that is judged leaves its picture; taking them all takes minutes. */
const photos = process.env['PAUTA_PHOTOS'];
const sizes = [
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
] as const;
let taken = 0;

async function takePhotos(page: Page, theme: Theme): Promise<void> {
  const before = page.viewportSize();
  if (photos === undefined || before === null) return;
  const { pathname, search } = new URL(page.url());
  const place = `${pathname}${search}`.replace(/[^a-z0-9]+/gi, '-');
  taken += 1;
  const name = `${place}-${process.pid}-${String(taken).padStart(3, '0')}-${theme}`;
  // What lies over the page is seen as a window shows it.
  const fullPage = (await page.locator('[role="dialog"], [role="alertdialog"]').count()) === 0;
  if (fullPage) await page.evaluate(() => window.scrollTo(0, 0));
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.screenshot({ path: path.join(photos, `${name}-${size.width}.png`), fullPage });
  }
  await page.setViewportSize(before);
}

/**
 * Fails when axe finds anything (WCAG 2.2 A and AA, good practice), the page scrolls sideways or a word of it is English or
 * lacks its accents. A phone is looked at
 * in both themes, a desktop in the light one, unless themes are named; the page stays in the last one. The screen must
 * have come to rest, which it does at once while less motion is requested (the default of every journey).
 */
export async function expectNoFault(page: Page, themes?: readonly Theme[]): Promise<void> {
  const { pathname, search } = new URL(page.url());
  for (const colorScheme of themes ?? themesAt(page.viewportSize()?.width ?? 0)) {
    await page.emulateMedia({ colorScheme });
    await takePhotos(page, colorScheme);
    expect(await faults(page), `${pathname}${search}, ${colorScheme}`).toEqual([]);
  }
  expect(await strayTexts(page), `${pathname}${search}, words`).toEqual([]);
  await expect.poll(() => sidewaysScroll(page), `${pathname}${search}`).toBeLessThanOrEqual(0);
}
