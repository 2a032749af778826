import type { Page } from '@playwright/test';

/** The addresses of the application's scripts. */
export const scripts = /\/assets\/[^/]+\.js$/;

/** Holds the application's scripts back until it is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
