import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

interface Moved {
  value: number;
  /** When, and each place before and after. */
  told: string;
}

declare global {
  interface Window {
    /** All so far, oldest first. */
    shifts?: () => Moved[];
  }
}

/** Notes what moves in every document that `page` opens from now on, once it is read and painted. */
export async function watchShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    const isShift = (entry: PerformanceEntry): entry is Shift => 'sources' in entry;
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    const toMoved = ({ value, startTime, sources }: Shift): Moved => {
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const start = (node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 120);
        return `${placeOf(previousRect)} -> ${placeOf(currentRect)}: ${start ?? 'gone'}`;
      });
      return { value, told: `${value.toFixed(4)} at ${Math.round(startTime)} ms: ${moved.join('; ')}` };
    };
    // How often a document is painted while it is read depends on the processor.
    let readAt = Infinity;
    const note = () => requestAnimationFrame(() => requestAnimationFrame(() => (readAt = performance.now())));
    // Held scripts keep DOMContentLoaded back where the document names them.
    document.addEventListener('readystatechange', note, { once: true });
    const shifts: Moved[] = [];
    const keep = (entries: PerformanceEntryList) => {
      const later = entries.filter(isShift).filter(({ startTime }) => startTime > readAt);
      shifts.push(...later.map(toMoved));
    };
    const observer = new PerformanceObserver((list) => keep(list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    window.shifts = () => {
      keep(observer.takeRecords());
      return shifts;
    };
  });
}

/** What is there by now is painted then. */
export async function isPainted(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Twice: the first callback runs before.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** What has moved in the document once its fonts are there. */
async function shiftsOf(page: Page): Promise<Moved[]> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await isPainted(page);
  return page.evaluate(() => window.shifts?.() ?? []);
}

/** Painted, and also those that no text has used yet: they would come with the data. */
export async function fontsAreThere(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
  });
  await isPainted(page);
}

/** Waits until the fonts are painted and forgets what moved: letters that differ by the run break lines by chance. */
export async function forgetFonts(page: Page): Promise<void> {
  await fontsAreThere(page);
  await page.evaluate(() => window.shifts?.().splice(0));
}

export async function shiftOf(page: Page): Promise<number> {
  return (await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0);
}

/** Our bound, a fifth of what Google calls good; failures tell what moved. */
export async function expectStill(page: Page, what = 'nothing that is seen moves'): Promise<void> {
  const shifts = await shiftsOf(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect.soft(sum, [what, ...shifts.map(({ told }) => told)].join('\n')).toBeLessThanOrEqual(0.02);
}
