import type { Page } from '@playwright/test';
import { isHydrated } from './hydrated.ts';
import { countShifts, forgetFonts, isPainted, watchShift } from './layout-shift.ts';

const late = ['*/rest/v1/*', '*/functions/v1/*', '*.woff2'].map((urlPattern) => ({ urlPattern }));

/** Ids of requests. */
interface Held {
  fonts: string[];
  data: string[];
}

/**
 * Opens addresses whose data come last, and their fonts just before; sums up what moves.
 * What fonts move counts where texts are the same for everybody, on every run.
 */
export async function lateData(
  page: Page,
  whose: 'of everybody' | 'of one person',
): Promise<(address: string) => Promise<void>> {
  // By protocol as in `answerPhotos`.
  const session = await page.context().newCDPSession(page);
  /** What is asked meanwhile; null while answers may come. */
  let held: Held | null = null;
  const send = (requestId: string) =>
    session.send('Fetch.continueRequest', { requestId }).catch((reason: unknown) => {
      if (!page.isClosed() && !String(reason).includes('Invalid InterceptionId'))
        process.stderr.write(`A request was not sent: ${String(reason)}\n`);
    });
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    if (held) held[request.url.endsWith('.woff2') ? 'fonts' : 'data'].push(requestId);
    else void send(requestId);
  });
  await session.send('Fetch.enable', { patterns: late });
  await watchShift(page);
  return async (address) => {
    const waiting: Held = { fonts: [], data: [] };
    held = waiting;
    // What is loaded by then has its fonts.
    await page.goto(address, { waitUntil: 'commit' });
    await isHydrated(page);
    await isPainted(page);
    const kept = await countShifts(page);
    await Promise.all(waiting.fonts.splice(0).map(send));
    if (whose === 'of one person') await forgetFonts(page, kept);
    held = null;
    await Promise.all([...waiting.fonts, ...waiting.data].map(send));
  };
}
