import type { Page } from '@playwright/test';
import { isHydrated } from './hydrated.ts';
import { watchShift } from './layout-shift.ts';

/** Fonts too: they come when they come, and a line may then break elsewhere. */
const late = ['*/rest/v1/*', '*/functions/v1/*', '*.woff2'].map((urlPattern) => ({ urlPattern }));

/** Data come last; sums up what moves, by protocol as in `answerPhotos`. */
export async function lateData(page: Page): Promise<(address: string) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  /** What is asked meanwhile; null while answers may come. */
  let held: string[] | null = null;
  const send = (requestId: string) =>
    session.send('Fetch.continueRequest', { requestId }).catch((reason: unknown) => {
      if (!page.isClosed() && !String(reason).includes('Invalid InterceptionId'))
        process.stderr.write(`A request was not sent: ${String(reason)}\n`);
    });
  session.on('Fetch.requestPaused', ({ requestId }) => {
    if (held) held.push(requestId);
    else void send(requestId);
  });
  await session.send('Fetch.enable', { patterns: late });
  await watchShift(page);
  return async (address) => {
    held = [];
    // What is loaded by then has its fonts.
    await page.goto(address, { waitUntil: 'commit' });
    await isHydrated(page);
    await page.evaluate(async () => {
      // Twice: the first callback runs before what is there by now is painted.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    const waiting = held;
    held = null;
    await Promise.all(waiting.map(send));
  };
}
