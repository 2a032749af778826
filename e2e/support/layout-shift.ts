import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

interface Shift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

export async function watchShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const isShift = (entry: PerformanceEntry): entry is Shift => 'sources' in entry;
    const told = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      for (const { value, startTime, sources } of list.getEntries().filter(isShift)) {
        dataset['shift'] = String(Number(dataset['shift'] ?? 0) + value);
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const start = (node instanceof Element ? node.outerHTML : node?.textContent)?.slice(0, 120);
          return `${told(previousRect)} -> ${told(currentRect)}: ${start ?? 'gone'}`;
        });
        const line = `${value.toFixed(4)} at ${Math.round(startTime)} ms: ${moved.join('; ')}`;
        dataset['moved'] = `${dataset['moved'] ?? ''}\n${line}`;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
}

/** Our bound, a fifth of what Google calls good; failures tell what moved. */
export async function expectStill(page: Page, what = 'nothing that is seen moves'): Promise<void> {
  const moved = await page.evaluate(async () => {
    await document.fonts.ready;
    // Twice: the first callback runs before what is there by now is painted.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return document.documentElement.dataset['moved'] ?? '';
  });
  expect.soft(await shiftOf(page), `${what}${moved}`).toBeLessThanOrEqual(0.02);
}
