import type { Page } from '@playwright/test';
import { watchShift } from './layout-shift.ts';

const ofData = ['rest', 'functions'].map((service) => ({ urlPattern: `*/${service}/v1/*` }));

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
  await session.send('Fetch.enable', { patterns: ofData });
  await watchShift(page);
  return async (address) => {
    held = [];
    await page.goto(address);
    await page.evaluate(async () => {
      await document.fonts.ready;
      // Twice: the first callback runs before what is there by now is painted.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    const waiting = held;
    held = null;
    await Promise.all(waiting.map(send));
  };
}
