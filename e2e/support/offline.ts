import type { Page } from '@playwright/test';

/** The worker is in charge and has fetched what it keeps. */
export async function workerIsReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

/** Takes the page off the network for good: some releases of Chromium believe every new document to be online again. */
export async function takeOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  const browser = await page.context().newCDPSession(page);
  const conditions = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;
    browser.send('Network.emulateNetworkConditions', conditions).catch((reason: unknown) => {
      process.stderr.write(`The page was not told that it is offline: ${String(reason)}\n`);
    });
  });
}
