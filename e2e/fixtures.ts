import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { isHydrated } from './support/hydrated.ts';
import { bringWeather } from './support/weather.ts';

interface QuietOptions {
  /** Messages of the console that the journey provokes on purpose; every other error fails it. */
  expectedErrors: readonly RegExp[];
  /** False where the journey stops the application's scripts: nothing is ever hydrated there. */
  scriptsArrive: boolean;
}

interface QuietFixtures {
  /** What went wrong beside the journey itself; empty at the end or the test fails. */
  problems: string[];
}

/** Hosts of the real photos; a journey never reaches them. */
const photoHosts = new Set(['upload.wikimedia.org', 'www.camara.leg.br']);
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** In the place of every remote photo: a sheet in the proportion 3:4. */
const photo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><rect width="300" height="400" fill="#78716c"/></svg>';

function isRemote(url: URL): boolean {
  return /^https?:$/.test(url.protocol) && !loopback.has(url.hostname);
}

async function keepLocal(context: BrowserContext, problems: string[]): Promise<void> {
  await context.route(isRemote, async (route) => {
    const request = route.request();
    const isPhoto = request.resourceType() === 'image' && photoHosts.has(new URL(request.url()).hostname);
    if (isPhoto) return route.fulfill({ contentType: 'image/svg+xml', body: photo });
    problems.push(`request to a foreign origin: ${request.method()} ${request.url()}`);
    return route.abort();
  });
}

function listen(page: Page, expectedErrors: readonly RegExp[], problems: string[]): void {
  page.on('pageerror', (error) => {
    problems.push(`uncaught: ${error.message}`);
  });
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const text = `${message.text()} (${message.location().url})`;
    if (!expectedErrors.some((expected) => expected.test(text))) problems.push(`console: ${text}`);
  });
}

/**
 * Before hydration a link opens a document where a journey expects a change of route, and a faster machine hides it. So
 * opening and reloading wait until React listens; a journey about what comes before says `waitUntil: 'commit'`.
 */
function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== 'commit') await isHydrated(page);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (options?.waitUntil !== 'commit') await isHydrated(page);
    return response;
  };
}

/**
 * Playwright's `test`, in which an uncaught error, an error in the console or a request to a foreign origin fails, and
 * whose `page` is hydrated when it is open.
 */
export const test = base.extend<QuietOptions & QuietFixtures>({
  scriptsArrive: [true, { option: true }],
  page: async ({ page, scriptsArrive }, use, { title }) => {
    await bringWeather(page, title);
    if (scriptsArrive) waitForHydration(page);
    await use(page);
  },
  expectedErrors: [[], { option: true }],
  problems: [
    async ({ context, expectedErrors }, use) => {
      const problems: string[] = [];
      await keepLocal(context, problems);
      context.on('page', (page) => {
        listen(page, expectedErrors, problems);
      });
      await use(problems);
      expect(problems, 'errors and foreign requests beside the journey').toEqual([]);
    },
    { auto: true },
  ],
});

/** Details of a journey whose point is the size of the screen; every other one runs on the phone alone. */
export const bothSizes = { tag: '@both' } as const;

export { expect };
