import { expect, type Page } from '@playwright/test';
import { isScriptOf } from './scripts.ts';

export async function workerIsReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

/** From then on it answers every opening. */
export async function workerIsInCharge(page: Page): Promise<void> {
  await page.goto('/privacidade');
  await workerIsReady(page);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** What comes when a page is idle is there without a network once the worker keeps it. */
export async function workerKeepsScriptOf(page: Page, words: string): Promise<void> {
  await expect
    .poll(async () => {
      const { loaded, missing } = await page.evaluate(async () => {
        const names = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
        const scripts = names.filter((name) => /^\/assets\/.*\.js$/.test(name));
        const kept = await Promise.all(scripts.map((script) => caches.match(script)));
        return { loaded: scripts, missing: scripts.filter((_, place) => kept[place] === undefined) };
      });
      return loaded.some((script) => isScriptOf(words, script)) ? missing : [words];
    })
    .toEqual([]);
}

/** Chromium may believe new documents online. Returns how to go back. */
export async function takeOffline(page: Page): Promise<() => Promise<void>> {
  await page.context().setOffline(true);
  const browser = await page.context().newCDPSession(page);
  const conditions = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  let isOver = false;
  page.on('framenavigated', (frame) => {
    if (isOver || frame !== page.mainFrame()) return;
    browser.send('Network.emulateNetworkConditions', conditions).catch((reason: unknown) => {
      process.stderr.write(`The page was not told that it is offline: ${String(reason)}\n`);
    });
  });
  return async () => {
    isOver = true;
    await browser.detach();
    await page.context().setOffline(false);
  };
}

export function keptReads(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('public-reads-'));
    const stores = await Promise.all(names.map((name) => caches.open(name)));
    const kept = await Promise.all(stores.map((store) => store.keys()));
    return kept.flat().map(({ url }) => decodeURIComponent(new URL(url).pathname));
  });
}
