import type { Page } from '@playwright/test';
import { siteOrigin } from './environment.ts';
import { scripts } from './held-scripts.ts';
import { isHydrated } from './hydrated.ts';
import { fontsAreThere, isPainted, watchShift } from './layout-shift.ts';

const late = ['*/assets/*.js', '*.woff2', '*/rest/v1/*', '*/functions/v1/*'].map((urlPattern) => ({
  urlPattern,
}));

const kinds = ['scripts', 'fonts', 'data'] as const;

function kindOf(url: string): (typeof kinds)[number] {
  if (scripts.test(url)) return 'scripts';
  return url.endsWith('.woff2') ? 'fonts' : 'data';
}

/** What fonts move counts where they are new and texts are everybody's, the same on every run. */
type OpenLate = (address: string, fonts?: 'counted') => Promise<void>;

/** Opens addresses whose scripts, fonts and data come by turns to a document painted whole; sums up moves. */
export async function lateData(page: Page): Promise<OpenLate> {
  // By protocol as in `answerPhotos`.
  const session = await page.context().newCDPSession(page);
  /** Ids of what is asked meanwhile; a kind that may come is not here. */
  const held = new Map<(typeof kinds)[number], string[]>();
  const send = (requestId: string) =>
    session.send('Fetch.continueRequest', { requestId }).catch((reason: unknown) => {
      if (!page.isClosed() && !String(reason).includes('Invalid InterceptionId'))
        process.stderr.write(`A request was not sent: ${String(reason)}\n`);
    });
  const letCome = async (kind: (typeof kinds)[number]) => {
    const asked = held.get(kind) ?? [];
    held.delete(kind);
    await Promise.all(asked.map(send));
  };
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const queue = held.get(kindOf(request.url));
    if (queue) queue.push(requestId);
    else void send(requestId);
  });
  await session.send('Fetch.enable', { patterns: late });
  await watchShift(page);
  return async (address, fonts) => {
    for (const kind of kinds) held.set(kind, []);
    // After three seconds a kept answer would stand in, with a notice above the page.
    await session.send('Storage.clearDataForOrigin', { origin: siteOrigin(), storageTypes: 'cache_storage' });
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    await isPainted(page);
    await letCome('scripts');
    await isHydrated(page);
    await isPainted(page);
    const kept = await page.evaluate(() => window.shifts?.().length ?? 0);
    await letCome('fonts');
    if (fonts === undefined) {
      await fontsAreThere(page);
      await page.evaluate((from) => window.shifts?.().splice(from), kept);
    }
    await letCome('data');
  };
}
