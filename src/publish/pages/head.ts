import type { EarlyRead, EarlyRequest } from '@/lib/page/early-read';
import type { PageStart, Place } from './page-start.ts';

/** Inside every HTML file, before anything is painted: one script without imports, whose hash the policy names. */
declare global {
  /** Reads begun here, to be taken up by the application's own (lib/page/early-read). */
  var earlyReads: EarlyRead[] | undefined;

  interface Window {
    /** The browser's offer to install the site: it is made once, before any page may show it (lib/page/install-offer). */
    installOffer?: { prompt: () => Promise<unknown> } | null;
  }
}

const page = document.documentElement;
const { pathname, search } = window.location;

/** What is stored under a key; null where storage is denied. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (reason) {
    console.warn('Storage is denied', reason);
    return null;
  }
}

/** Puts the stored theme on the root element; without one the style sheet follows the system. */
function followTheme(): void {
  const theme = stored('theme');
  if (theme === 'light' || theme === 'dark') page.dataset['theme'] = theme;
  // The browser's own frame follows a chosen theme too: each of the two colours is for one theme of the system.
  const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  const frames = metas.map((meta) => ({
    meta,
    theme: meta.getAttribute('media')?.includes('dark') === true ? 'dark' : 'light',
    color: meta.content,
  }));
  const colorFrames = () => {
    for (const { meta, theme: own } of frames) {
      const shown = page.dataset['theme'] ?? own;
      meta.content = frames.find((frame) => frame.theme === shown)?.color ?? meta.content;
    }
  };
  colorFrames();
  new MutationObserver(colorFrames).observe(page, { attributeFilter: ['data-theme'] });
}

function keepInstallOffer(): void {
  const keep = (offer: Window['installOffer']) => {
    window.installOffer = offer ?? null;
    window.dispatchEvent(new Event('installoffer'));
  };
  const isOffer = (event: Event): event is Event & { prompt: () => Promise<unknown> } => 'prompt' in event;
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isOffer(event)) keep(event);
  });
  window.addEventListener('appinstalled', () => keep(null));
}

function preload(href: string): void {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: 'anonymous', href }));
}

/** Milliseconds: as patient as the application is with its own calls. */
const timeoutMs = 60_000;

/** Begins a read, so that its answer does not wait for the application's code: with a token, or as everybody. */
function readEarly(read: EarlyRequest, token = read.headers['apikey']): EarlyRead {
  const content = read.body === '' ? {} : { method: 'POST', body: read.body };
  const signal = AbortSignal.timeout(timeoutMs);
  const headers = { ...read.headers, ...(token && { authorization: `Bearer ${token}` }) };
  const answer = fetch(read.url, { ...content, headers, signal });
  answer.catch((reason: unknown) => {
    console.warn('The early read of the page failed', reason);
  });
  return { ...read, headers, answer };
}

interface StoredSession {
  access_token: string;
  /** Seconds since 1970. */
  expires_at: number;
  user: { id: string };
}

/** The service's own client has stored it: telling that all of it is there is enough. */
function isStoredSession(value: unknown): value is StoredSession {
  return typeof value === 'object' && value !== null && 'expires_at' in value && 'user' in value;
}

/** Whose session is stored and still good for a minute; null for all others, whose reads wait for the session's client. */
function storedSession(key: string): StoredSession | null {
  try {
    const session: unknown = JSON.parse(stored(key) ?? 'null');
    return isStoredSession(session) && session.expires_at > Date.now() / 1000 + 60 ? session : null;
  } catch (reason) {
    console.warn('The stored session is damaged', reason);
    return null;
  }
}

/** Begins what everybody reads at the address. */
function beginReads({ reads }: Place, id: string): EarlyRead[] {
  const parameters = new URLSearchParams(search);
  return reads
    .filter(({ unless = [] }) => !unless.some((name) => parameters.has(name)))
    .map((read) =>
      readEarly({ ...read, url: read.url.replace('{id}', id), body: read.body.replace('{id}', id) }),
    );
}

/** Begins what is the signed-in user's own. */
function beginOwnReads({ ownReads }: Place, key: string): EarlyRead[] {
  const session = storedSession(key);
  if (session === null) return [];
  const { access_token: token, user } = session;
  return ownReads.map((read) => readEarly({ ...read, url: read.url.replace('{user}', user.id) }, token));
}

/** Says on <html> whether a session is stored, or a link of the account service is being opened; returns the code that it needs. */
function announceSession({ key, modules }: PageStart['session']): readonly string[] {
  const isLink = new URLSearchParams(search).has('code') && stored(`${key}-code-verifier`) !== null;
  if (stored(key) === null && !isLink) return [];
  page.dataset['session'] = '';
  return modules;
}

/**
 * A host may answer with this file where another page, or the panel, is requested: what it holds is hidden, and gone before
 * the application begins.
 */
function clearWrongPage(): void {
  page.dataset['elsewhere'] = '';
  const clear = () => {
    document.getElementById('publication')?.remove();
    document.getElementById('root')?.replaceChildren();
    delete page.dataset['elsewhere'];
  };
  document.addEventListener('readystatechange', clear, { once: true });
}

/** The block is the build's own: telling that it is there is enough. */
function isPageStart(value: unknown): value is PageStart {
  return typeof value === 'object' && value !== null && 'places' in value;
}

function runModule(src: string): void {
  const script = document.createElement('script');
  const sooner = { type: 'module', crossOrigin: 'anonymous', fetchPriority: 'high' };
  document.head.append(Object.assign(script, sooner, { src }));
}

/**
 * Loads the application and runs it. Its largest file, the packages, is a script by itself: what they do when they are
 * evaluated is a task of its own then, as the request of each further file is, for a slow phone.
 */
function run(entry: string, [largest, ...others]: readonly string[]): void {
  if (largest !== undefined) runModule(largest);
  runModule(entry);
  for (const href of others) setTimeout(preload, 0, href);
}

/** Photos on the screen are requested now. The others wait for React: they would take the line from what answers a tap. */
function requestSeenPhotos(): void {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) target.querySelector('img')?.setAttribute('loading', 'eager');
  });
  for (const { parentElement } of document.images) if (parentElement) seen.observe(parentElement);
}

/**
 * Calls once the page has been painted: what is seen first has the line and the processor of a slow phone to itself. A page
 * in the background is not painted and does not wait for it, nor does one whose style sheet is still on its way: the line
 * is empty then.
 */
function afterPaint(act: () => void): void {
  const runOncePainted = () => {
    const isBeside = document.querySelector('link[rel=stylesheet]');
    if (document.hidden || isBeside || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
      act();
      return;
    }
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      act();
    });
    observer.observe({ type: 'paint', buffered: true });
  };
  document.addEventListener('DOMContentLoaded', runOncePainted, { once: true });
}

function begin(start: PageStart): void {
  globalThis.pageStart = start;
  const { path, entry, modules, session, places } = start;
  const address = pathname.replace(/(.)\/+$/, '$1');
  if (path === null ? address.startsWith('/admin') : path !== address) clearWrongPage();
  const needed = [...modules, ...announceSession(session)];
  const begun: EarlyRead[] = [];
  let refresh = () => undefined;
  for (const place of places) {
    const found = new RegExp(place.at, 'i').exec(address);
    if (!found) continue;
    const beginAll = () => void begun.push(...beginReads(place, found[1] ?? ''));
    if (place.isShown) refresh = beginAll;
    else beginAll();
    begun.push(...beginOwnReads(place, session.key));
    needed.push(...(place.modules ?? []));
  }
  globalThis.earlyReads = begun;
  page.dataset['early'] = '';
  afterPaint(() => {
    run(entry, [...new Set(needed)]);
    requestSeenPhotos();
    setTimeout(refresh);
  });
}

followTheme();
keepInstallOffer();
const block = document.getElementById('start');
const text = block?.textContent.replaceAll('{key}', block.dataset['key'] ?? '') ?? 'null';
const told: unknown = JSON.parse(text);
if (isPageStart(told)) begin(told);
