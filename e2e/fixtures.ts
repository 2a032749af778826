import { expect, type Page, test as base } from '@playwright/test';
import { isHydrated } from './support/hydrated.ts';
import { bringWeather } from './support/weather.ts';

interface QuietOptions {
  /** Messages of the console that the journey provokes on purpose; every other error fails it. */
  expectedErrors: readonly RegExp[];
  /** False where the journey stops the application's scripts: nothing is ever hydrated there. */
  scriptsArrive: boolean;
  /** How every remote photo is answered. */
  photoStatus: 200 | 404;
}

interface QuietFixtures {
  /** What went wrong beside the journey itself; empty at the end or the test fails. */
  problems: string[];
}

/** Where the real photos are; a journey never reaches them. */
const photoPatterns = ['https://upload.wikimedia.org/*', 'https://www.camara.leg.br/*'].map((urlPattern) => ({
  urlPattern,
}));

/** In the place of every remote photo: a sheet in the proportion 3:4. */
const photo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><rect width="300" height="400" fill="#78716c"/></svg>',
).toString('base64');

/** By protocol, for photos alone: Playwright routes stop requests and disable the cache. */
async function answerPhotos(page: Page, responseCode: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const responseHeaders = [{ name: 'content-type', value: 'image/svg+xml' }];
    const answer = { requestId, responseCode, responseHeaders, body: responseCode === 200 ? photo : '' };
    session.send('Fetch.fulfillRequest', answer).catch((reason: unknown) => {
      // A page that was left asks for its photo no more.
      if (page.isClosed() || String(reason).includes('Invalid InterceptionId')) return;
      process.stderr.write(`A photo was not answered: ${String(reason)}\n`);
    });
  });
  await session.send('Fetch.enable', { patterns: photoPatterns });
}

/** Foreign hosts do not resolve (playwright.config.ts): requests fail and are noted. */
function listen(page: Page, expectedErrors: readonly RegExp[], problems: string[]): void {
  page.on('pageerror', (error) => {
    problems.push(`uncaught: ${error.message}`);
  });
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_NAME_NOT_RESOLVED') return;
    problems.push(`request to a foreign origin: ${request.method()} ${request.url()}`);
  });
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const text = `${message.text()} (${message.location().url})`;
    if (!expectedErrors.some((expected) => expected.test(text))) problems.push(`console: ${text}`);
  });
}

/** Before hydration links open documents; tests about that time say what they wait for. */
function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil === undefined) await isHydrated(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil === undefined) await isHydrated(page);
    return response;
  };
}

/** Uncaught errors, console errors and foreign requests fail; `page` opens hydrated. */
export const test = base.extend<QuietOptions & QuietFixtures>({
  scriptsArrive: [true, { option: true }],
  photoStatus: [200, { option: true }],
  context: async ({ context, photoStatus }, use) => {
    const newPage = context.newPage.bind(context);
    context.newPage = async () => {
      const page = await newPage();
      await answerPhotos(page, photoStatus);
      return page;
    };
    await use(context);
  },
  page: async ({ page, scriptsArrive }, use, { title }) => {
    await bringWeather(page, title);
    if (scriptsArrive) waitForHydration(page);
    await use(page);
  },
  expectedErrors: [[], { option: true }],
  problems: [
    async ({ context, expectedErrors }, use) => {
      const problems: string[] = [];
      context.on('page', (page) => {
        listen(page, expectedErrors, problems);
      });
      await use(problems);
      expect(problems, 'errors and foreign requests beside the journey').toEqual([]);
    },
    { auto: true },
  ],
});

/** For journeys about screen size; others run on the phone alone. */
export const bothSizes = { tag: '@both' } as const;

export { expect };
