import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { ElementContext, RunOptions } from 'axe-core';
import { expect } from '../fixtures.ts';
import { paleTexts } from './contrast.ts';
import { strayTexts } from './words.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

type Theme = 'light' | 'dark';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const firstDesktopWidth = 1024;

/** Reports what fails and goes on, so that one failure hides no other. */
const softly = expect.configure({ soft: true });

const repeated = 'main :is(li, tbody > tr, article):nth-child(n + 13)';

/** Less than half of what the package's own entry brings, for each document. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
}

interface Depth {
  /** False: no more than twelve of each list. */
  isWhole: boolean;
  rules?: RunOptions['rules'];
}

/** Half of axe's time; below a text it finds what is painted there, whoever's it is. */
export const axeColours = { 'color-contrast': { enabled: true } };

async function faults(page: Page, { isWhole, rules }: Depth): Promise<unknown[]> {
  await bringAxe(page);
  const violations = await page.evaluate(
    async ([context, options]) => (await window.axe.run(context, options)).violations,
    [
      isWhole ? { include: [['html']] } : { include: [['html']], exclude: [[repeated]] },
      {
        resultTypes: ['violations'],
        // Rereading costs a quarter; measures.spec reads style sheets once, for their only rule.
        preload: false,
        runOnly: { type: 'tag', values: tags },
        rules: {
          // WCAG 2.1 A (2.5.3), experimental in axe: spoken labels must match.
          'label-content-name-mismatch': { enabled: true },
          'color-contrast': { enabled: false },
          ...rules,
        },
      },
    ] satisfies [ElementContext, RunOptions],
  );
  const isAwaited = (await page.locator('main [aria-busy="true"]').count()) > 0;
  return violations
    .filter(({ id }) => !(isAwaited && id === 'page-has-heading-one'))
    .map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** Pixels beyond the window; phones report `innerWidth` as wide as the page. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Controls of one name that lead to or act on different things, and nothing that says which. */
export function alikeControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const textOf = (ids: string) =>
      ids.split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
    const said = new Map<string, Set<string>>();
    for (const control of document.querySelectorAll('main :is(a[href], button, summary)')) {
      // Cells have the names of their row and column.
      if (!control.checkVisibility() || control.closest('[inert], [role="cell"]') !== null) continue;
      const name = `${control.role ?? control.tagName} ${control.ariaLabel ?? control.textContent.trim()}`;
      const group = control.closest('fieldset, [role="group"]');
      const which = [group?.ariaLabel ?? group?.querySelector('legend')?.textContent];
      which.push(...textOf(control.getAttribute('aria-describedby') ?? ''));
      const target = control.getAttribute('href') ?? String(said.get(name)?.size);
      const known = said.get(name) ?? new Set();
      said.set(name, known.add([which.join(' ').trim(), target].join(' > ')));
    }
    return [...said].flatMap(([name, all]) => {
      const told = new Set([...all].map((one) => one.split(' > ')[0]));
      return told.size < all.size ? [`${name}: ${[...all].join('; ')}`] : [];
    });
  });
}

/** PAUTA_PHOTOS is a folder for each state's picture; all take minutes. */
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

const addressOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return `${pathname}${search}`;
};

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {};
  const what = `${addressOf(page)} at ${width} px scrolls sideways by`;
  await softly.poll(() => sidewaysScroll(page), what).toBeLessThanOrEqual(0);
}

async function expectReadable(page: Page, colorScheme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await takePhotos(page, colorScheme);
  // A notice that is fading out is pale for a moment.
  await softly.poll(() => paleTexts(page), `${addressOf(page)}, pale texts, ${colorScheme}`).toEqual([]);
}

/** Requires a resting screen; colours ignore width, so only phones get dark. */
export async function expectNoFault(page: Page, depth: Depth = { isWhole: false }): Promise<void> {
  const address = addressOf(page);
  if ((page.viewportSize()?.width ?? 0) < firstDesktopWidth) await expectReadable(page, 'dark');
  await expectReadable(page, 'light');
  softly(await faults(page, depth), `${address}, axe`).toEqual([]);
  softly(await strayTexts(page), `${address}, words`).toEqual([]);
  await expectNoSidewaysScroll(page);
}

/** Leaves the page wide. */
export async function expectNoFaultOnceWide(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ contrast: 'more' });
  await softly.poll(() => paleTexts(page), `${addressOf(page)}, pale texts, more contrast`).toEqual([]);
  // The slowest rule compares colours, which ignore width.
  const depth = { isWhole: false, rules: { 'link-in-text-block': { enabled: false } } };
  softly(await faults(page, depth), `${addressOf(page)}, axe at 1280 px`).toEqual([]);
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ contrast: null });
}

export async function expectNoFaultWhenWide(page: Page): Promise<void> {
  const before = page.viewportSize();
  await expectNoFaultOnceWide(page);
  if (before) await page.setViewportSize(before);
}

export async function expectNoFaultAtBothSizes(page: Page): Promise<void> {
  await expectNoFault(page);
  await expectNoFaultWhenWide(page);
}
