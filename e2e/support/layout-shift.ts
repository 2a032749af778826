import type { Page } from '@playwright/test';

export async function watchShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || typeof entry.value !== 'number') continue;
        const sum = Number(document.documentElement.dataset['shift'] ?? 0) + entry.value;
        document.documentElement.dataset['shift'] = String(sum);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
}
