import type { Browser, BrowserContext, ConsoleMessage, Page, Response } from '@playwright/test';
import * as z from 'zod';

/** Lighthouse's slow 4G, and the processor of its phone. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_000) / 8,
  uploadThroughput: (675 * 1_000) / 8,
};
const slowdown = 4;
/** Milliseconds; a longer wait fails and names its step. */
const limit = 60_000;

const phone = {
  viewport: { width: 360, height: 780 },
  hasTouch: true,
  isMobile: true,
  locale: 'pt-BR',
  timezoneId: 'America/Sao_Paulo',
  serviceWorkers: 'block' as const,
};

export type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface Tap {
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

/** Waits for the save's answer. Throws, with the address, on timeout or refusal. */
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

/** The moment is by a clock that the command reads too. */
const noteSchema = z.object({
  tap: z.enum(['seen', 'answered']),
  at: z.number(),
  x: z.number(),
  y: z.number(),
});
type Note = z.infer<typeof noteSchema>;

/** Runs each frame in the page; methods only: the transpiler's helpers are absent there. */
function watchFirstHeart(): void {
  const shown = {
    nextFrame() {
      return new Promise((resolve) => requestAnimationFrame(resolve));
    },
    nameOf(button: Element) {
      return button.getAttribute('aria-label') ?? button.textContent;
    },
    isPainted() {
      return performance.getEntriesByName('first-contentful-paint').length > 0;
    },
    heart() {
      const buttons = [...document.querySelectorAll('button')];
      return buttons.find((button) => /^Favoritar( |$)/.test(shown.nameOf(button)));
    },
    isAnswered() {
      if (location.pathname === '/auth' || document.querySelector('[data-sonner-toast]') !== null)
        return true;
      const pressed = [...document.querySelectorAll('button[data-on], button[aria-pressed=true]')];
      return pressed.some((button) => shown.nameOf(button).startsWith('Favorita'));
    },
    note(tap: Note['tap'], { left, top, width, height }: DOMRect) {
      console.debug(JSON.stringify({ tap, at: Date.now(), x: left + width / 2, y: top + height / 2 }));
    },
  };
  void (async () => {
    while (!shown.isPainted()) await shown.nextFrame();
    if (location.pathname === '/auth') {
      shown.note('answered', document.documentElement.getBoundingClientRect());
      return;
    }
    let heart = shown.heart();
    while (heart === undefined) {
      await shown.nextFrame();
      heart = shown.heart();
    }
    heart.scrollIntoView({ block: 'nearest' });
    const place = heart.getBoundingClientRect();
    shown.note('seen', place);
    while (!shown.isAnswered()) await shown.nextFrame();
    shown.note('answered', place);
  })();
}

async function noted(page: Page, name: Note['tap'], sentence: string): Promise<Note> {
  const noteOf = (message: ConsoleMessage) =>
    message.type() === 'debug' && message.text().startsWith(`{"tap":"${name}"`);
  const message = await page.waitForEvent('console', noteOf).catch((cause: unknown) => {
    throw new Error(sentence, { cause });
  });
  return noteSchema.parse(JSON.parse(message.text()));
}

export async function measureTap(browser: Browser, address: string, session?: Session): Promise<Tap> {
  const context = await newVisit(browser, session);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchFirstHeart);
    await throttle(page);
    const isSeen = noted(page, 'seen', `Nenhum Favoritar apareceu em ${address}.`);
    const start = Date.now();
    const [heart] = await Promise.all([isSeen, page.goto(address, { waitUntil: 'commit' })]);
    const tap = async (): Promise<Note> => {
      const isAnswered = noted(page, 'answered', `O toque ficou sem resposta em ${address}.`);
      const [answer] = await Promise.all([isAnswered, page.touchscreen.tap(heart.x, heart.y)]);
      return answer;
    };
    const answer = await (session ? saving(page, address, tap) : tap());
    return { seen: heart.at - start, acted: answer.at - start };
  } finally {
    await context.close();
  }
}

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
