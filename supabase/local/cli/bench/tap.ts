import type { Browser, BrowserContext, Page, Response } from '@playwright/test';

/** Lighthouse's slow 4G, and the processor of its phone. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_000) / 8,
  uploadThroughput: (675 * 1_000) / 8,
};
const slowdown = 4;
/** Longest wait for anything that a run needs, in milliseconds: a run that exceeds it failed and says at what. */
const limit = 60_000;

const phone = {
  viewport: { width: 360, height: 780 },
  hasTouch: true,
  isMobile: true,
  locale: 'pt-BR',
  timezoneId: 'America/Sao_Paulo',
  /** Each visit is the first one. */
  serviceWorkers: 'block' as const,
};

export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface Tap {
  /** Milliseconds since the address was requested. */
  seen: number;
  acted: number;
}

export async function newVisit(browser: Browser, session?: Session): Promise<BrowserContext> {
  const context = await browser.newContext({ ...phone, ...(session ? { storageState: session } : {}) });
  context.setDefaultTimeout(limit);
  return context;
}

const toFavorite = (page: Page) => page.getByRole('button', { name: /^Favoritar( |$)/ });
const favorited = (page: Page) =>
  page
    .getByRole('button', { name: 'Favoritado', exact: true })
    .or(page.getByRole('button', { name: /^Favoritar /, pressed: true }));

function isSave(response: Response): boolean {
  return response.request().method() === 'POST' && response.url().includes('_relacao?');
}

/** Does an act and waits until what it saves is answered. Throws, with the address, when the limit passes or it is refused. */
async function saving<T>(page: Page, address: string, act: () => Promise<T>): Promise<T> {
  const answer = page.waitForResponse(isSave, { timeout: limit });
  // Both are waited for at once, so that a rejection of either is always heard.
  const [response, value] = await Promise.all([answer, act()]).catch((cause: unknown) => {
    throw new Error(`A escolha não foi gravada em ${address}.`, { cause });
  });
  if (!response.ok()) throw new Error(`A escolha em ${address} foi recusada: ${response.status()}.`);
  return value;
}

async function throttle(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** When the page answers a tap, by the clock that the command reads too: a pressed heart, a message or the page to sign in. */
async function answeredAt(page: Page): Promise<number> {
  const answer = await page.waitForFunction(
    () => {
      const pressed = [...document.querySelectorAll('button[data-on], button[aria-pressed=true]')];
      const isAnswered =
        location.pathname === '/auth' ||
        document.querySelector('[data-sonner-toast]') !== null ||
        pressed.some((button) => /^Favorita/.test(button.getAttribute('aria-label') ?? button.textContent));
      return isAnswered ? Date.now() : 0;
    },
    undefined,
    { polling: 'raf', timeout: limit },
  );
  return answer.jsonValue();
}

/** First visit on a slow phone: taps the first heart as soon as it is visible. */
export async function measureTap(browser: Browser, address: string, session?: Session): Promise<Tap> {
  const context = await newVisit(browser, session);
  try {
    const page = await context.newPage();
    await throttle(page);
    const start = Date.now();
    await page.goto(address, { waitUntil: 'commit' });
    const heart = toFavorite(page).first();
    await heart.waitFor().catch((cause: unknown) => {
      throw new Error(`Nenhum Favoritar apareceu em ${address}.`, { cause });
    });
    const seen = Date.now() - start;
    const tap = async (): Promise<number> => {
      // Without Playwright's wait for a stable button: a thumb does not wait either.
      await heart.tap({ force: true, noWaitAfter: true });
      return (await answeredAt(page)) - start;
    };
    return { seen, acted: await (session ? saving(page, address, tap) : tap()) };
  } finally {
    await context.close();
  }
}

/** Takes the favourites of a page back, so that the next visit finds what the first one found. */
export async function undo(browser: Browser, address: string, session: Session): Promise<void> {
  const context = await newVisit(browser, session);
  try {
    const page = await context.newPage();
    await page.goto(address);
    await saving(page, address, () => favorited(page).first().click());
  } finally {
    await context.close();
  }
}

/** Agrees to keeping choices on the way to a first favourite, which stays. */
export async function agree(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await toFavorite(page).first().click();
  await page.getByRole('button', { name: 'Concordo', exact: true }).click();
  await favorited(page).first().waitFor();
  await page.getByText('Adicionado aos favoritos').waitFor();
}
