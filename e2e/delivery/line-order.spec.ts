import type { Page } from '@playwright/test';
import * as z from 'zod';
import { expect, test } from '../fixtures.ts';
import { holdScripts, scripts } from '../support/held-scripts.ts';
import { isHydrated } from '../support/hydrated.ts';
import { clariana } from '../support/published.ts';

interface Asked {
  url: string;
  kind: 'photo' | 'script' | 'other';
}

function kindOf(url: string, type: string | undefined): Asked['kind'] {
  if (type === 'Image' && url.startsWith('https:')) return 'photo';
  return scripts.test(new URL(url).pathname) ? 'script' : 'other';
}

/** In the browser's order, by its protocol: Playwright misses photos answered by fixtures. */
async function askedBy(page: Page): Promise<Asked[]> {
  const asked: Asked[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Network.requestWillBeSent', ({ request: { url }, type }) => {
    asked.push({ url, kind: kindOf(url, type) });
  });
  await session.send('Network.enable');
  return asked;
}

const startSchema = z.object({ entry: z.string(), modules: z.array(z.string()) });

/** Paths of the scripts that the opened page begins with, as its head is told. */
async function scriptsOfHead(page: Page): Promise<string[]> {
  const { entry, modules } = startSchema.parse(
    JSON.parse((await page.locator('#start').textContent()) ?? ''),
  );
  return [...modules, entry];
}

interface Photos {
  /** The one that the page names as its first. */
  first: string | undefined;
  /** The others, on the screen and below it. */
  seen: string[];
  below: string[];
}

/** Addresses of the photos of the opened page. */
function photosOf(page: Page): Promise<Photos> {
  return page.evaluate(() => {
    const [first, ...photos] = document.querySelectorAll<HTMLImageElement>('#root img[src^="https:"]');
    const isSeen = ({ parentElement }: HTMLImageElement) =>
      (parentElement?.getBoundingClientRect().top ?? Infinity) < innerHeight;
    const addresses = (those: HTMLImageElement[]) => those.map(({ src }) => src);
    return {
      first: first?.src,
      seen: addresses(photos.filter(isSeen)),
      below: addresses(photos.filter((one) => !isSeen(one))),
    };
  });
}

for (const [path, below] of [
  ['/', 5],
  ['/candidatos-2026', 5],
  [clariana, 0],
  ['/deputados-federais', 5],
  ['/deputado-federal/160541', 0],
] as const) {
  test(`${path} asks for its scripts before the photos below the screen, and for each once`, async ({
    page,
  }) => {
    const asked = await askedBy(page);
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const photos = await photosOf(page);
    expect(photos.below.length).toBeGreaterThanOrEqual(below);
    const photosAsked = () => asked.filter(({ kind }) => kind === 'photo').map(({ url }) => url);
    await expect.poll(() => photos.seen.filter((one) => !photosAsked().includes(one))).toEqual([]);
    release();
    await isHydrated(page);
    const ofHead = await scriptsOfHead(page);
    const places = ofHead.map((src) => asked.findIndex(({ url }) => new URL(url).pathname === src));
    expect(Math.min(...places)).toBeGreaterThan(-1);
    const early = asked.slice(0, Math.max(...places)).map(({ url }) => url);
    expect(photos.below.filter((url) => early.includes(url))).toEqual([]);
    const [first] = asked.filter(({ kind }) => kind !== 'other');
    expect(first?.url, 'the first photo comes before any script').toBe(photos.first);
    const all = asked.filter(({ kind }) => kind !== 'other').map(({ url }) => url);
    expect(all.filter((url, index) => all.indexOf(url) !== index)).toEqual([]);
  });
}

test('a photo that is scrolled to before the scripts is asked for, the others are with them', async ({
  page,
}) => {
  const asked = await askedBy(page);
  const isAsked = (address: string) => asked.some(({ url }) => url === address);
  const release = await holdScripts(page);
  await page.goto('/candidatos-2026', { waitUntil: 'domcontentloaded' });
  const card = page.getByRole('listitem').filter({ hasText: 'Zema' });
  const photo = (await card.locator('img').getAttribute('src')) ?? '';
  expect(isAsked(photo)).toBe(false);
  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => isAsked(photo)).toBe(true);
  await expect(card.locator('img')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  release();
  const { below } = await photosOf(page);
  await expect.poll(() => below.filter(isAsked).length).toBeGreaterThan(2);
});

test('a page with a linked style sheet asks for its scripts before that has come', async ({ page }) => {
  let isHeld = true;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/[^/]+\.css$/, async (route) => {
    await held;
    isHeld = false;
    await route.fallback();
  });
  const asked = await askedBy(page);
  await page.goto('/deputado-federal/160541', { waitUntil: 'commit' });
  await expect.poll(() => asked.filter(({ kind }) => kind === 'script').length).toBeGreaterThan(5);
  expect(isHeld).toBe(true);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Arthur Lira' })).toBeVisible();
});
