import type { Page } from '@playwright/test';

export const scripts = /\/assets\/[^/]+\.js$/;

/** Holds the application's scripts back, but for those whose path `isNeeded`, until it is called. */
export async function holdScripts(
  page: Page,
  isNeeded: (path: string) => boolean = () => false,
): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    if (!isNeeded(new URL(route.request().url()).pathname)) await held;
    await route.fallback();
  });
  return release;
}
