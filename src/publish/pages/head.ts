import type { EarlyRead, EarlyRequest } from '@/lib/page/early-read';
import type { PageStart, Place } from './page-start.ts';

/** Before any paint: one script without imports, whose hash the policy names. */
declare global {
  /** Taken up by the application's own reads (lib/page/early-read). */
  var earlyReads: EarlyRead[] | undefined;

  interface Window {
    /** Browsers offer once, before any page may show it (lib/page/install-offer). */
    installOffer?: { prompt: () => Promise<unknown> } | null;
  }
}

const page = document.documentElement;
const { pathname, search } = window.location;
const parameters = new URLSearchParams(search);

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (reason) {
    console.warn('Storage is denied', reason);
    return null;
  }
}

function followTheme(): void {
  const theme = stored('theme');
  if (theme === 'light' || theme === 'dark') page.dataset['theme'] = theme;
  // The browser's frame follows too: each colour is for one system theme.
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

/** As patient as the application's own calls. */
const timeoutMs = 60_000;

/** The answer does not wait for the application's code. */
function readEarly(read: EarlyRequest, apikey: string, token = apikey): EarlyRead {
  const content = read.body === '' ? {} : { method: 'POST', body: read.body };
  const signal = AbortSignal.timeout(timeoutMs);
  const headers = { ...read.headers, apikey, authorization: `Bearer ${token}` };
  const answer = fetch(read.url, { ...content, headers, signal });
  answer.catch((reason: unknown) => {
    console.warn('The early read of the page failed', reason);
  });
  return { ...read, headers, answer };
}

interface StoredSession {
  access_token: string;
  expires_at: number;
  user: { id: string };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Anybody's code may have written there: lib/supabase/auth-storage takes no other either. */
function isStoredSession(value: unknown): value is StoredSession {
  if (!isObject(value)) return false;
  const { access_token: token, expires_at: end, user } = value;
  const isAccount = isObject(user) && typeof user['id'] === 'string';
  return isAccount && typeof token === 'string' && typeof end === 'number';
}

function storedSession(key: string): StoredSession | null {
  try {
    const session: unknown = JSON.parse(stored(key) ?? 'null');
    return isStoredSession(session) ? session : null;
  } catch (reason) {
    console.warn('The stored session is damaged', reason);
    return null;
  }
}

function beginReads({ reads }: Place, ids: readonly string[], apikey: string): EarlyRead[] {
  const begin = ({ headers, url, body }: EarlyRequest, id: string) => {
    const read = {
      headers,
      url: url.replace('{id}', id),
      body: body.replace('{id}', id).replace('{ids}', ids.join()),
    };
    return readEarly(read, apikey);
  };
  return reads
    .filter(({ unless = [] }) => !unless.some((name) => parameters.has(name)))
    .flatMap((read) =>
      (read.url + read.body).includes('{id}') ? ids.map((id) => begin(read, id)) : begin(read, ''),
    );
}

/** Valid for another minute; otherwise the session's client reads. */
function beginOwnReads({ ownReads }: Place, session: StoredSession | null, apikey: string): EarlyRead[] {
  if (session === null || session.expires_at < Date.now() / 1000 + 60) return [];
  const { access_token: token, user } = session;
  return ownReads.map((read) =>
    readEarly({ ...read, url: read.url.replace('{user}', user.id) }, apikey, token),
  );
}

/** On <html>, for a stored session or an opened link; returns the code needed. */
function announceSession(
  { key, modules }: PageStart['session'],
  kept: StoredSession | null,
): readonly string[] {
  const isLink = parameters.has('code') && stored(`${key}-code-verifier`) !== null;
  if (kept === null && !isLink) return [];
  page.dataset['session'] = '';
  return modules;
}

/** Hosts may serve this file for another page: its content is removed first. */
function clearWrongPage(): void {
  page.dataset['elsewhere'] = '';
  const clear = () => {
    document.getElementById('publication')?.remove();
    document.getElementById('root')?.replaceChildren();
    delete page.dataset['elsewhere'];
  };
  document.addEventListener('readystatechange', clear, { once: true });
}

/** Saved as a file, or archived under an address that holds this one: it stays as it was. */
function isCopy({ path }: PageStart): boolean {
  return location.protocol === 'file:' || (path !== null && /https?:\//.test(pathname));
}

/** The build wrote the block: its presence is enough. */
const isPageStart = (value: unknown): value is PageStart => isObject(value) && 'places' in value;

function runModule(src: string): void {
  const script = document.createElement('script');
  const sooner = { type: 'module', crossOrigin: 'anonymous', fetchPriority: 'high' };
  document.head.append(Object.assign(script, sooner, { src }));
}

/** Other photos wait for React: taps need the line. */
function requestSeenPhotos(): void {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) target.querySelector('img')?.setAttribute('loading', 'eager');
  });
  for (const { parentElement } of document.images) if (parentElement) seen.observe(parentElement);
}

/** Of a document that was read; hidden, blank, or before the style sheet, at once. */
function afterPaint(act: () => void): void {
  const isBeside = document.querySelector('link[rel=stylesheet]');
  // Forced colours paint nothing of a blank document.
  const isBlank = !document.querySelector('#root > *');
  if (document.hidden || isBeside || isBlank || !PerformanceObserver.supportedEntryTypes.includes('paint')) {
    act();
    return;
  }
  let isPainted = false;
  const painted = () => {
    if (!isPainted) act();
    isPainted = true;
  };
  new PerformanceObserver(painted).observe({ type: 'paint', buffered: true });
  // Firefox tells of no paint where a reload goes back to a place.
  requestAnimationFrame(() => setTimeout(painted, 1000));
}

/** Packages evaluate as a task of their own, which keeps slow phones responsive. */
function load(entry: string, files: readonly string[], hasAccount: boolean, onRun: () => void): void {
  const [largest = entry, ...others] = new Set(files);
  const executed = new Set([largest, entry]);
  // An account's tap needs two rounds of files: only their execution waits.
  if (hasAccount) for (const href of [...executed, ...others]) preload(href);
  afterPaint(() => {
    executed.forEach(runModule);
    if (!hasAccount) for (const href of others) setTimeout(preload, 0, href);
    onRun();
  });
}

function begin(start: PageStart): void {
  globalThis.pageStart = start;
  const { path, key, entry, modules, session, places } = start;
  const address = pathname.replace(/(.)\/+$/, '$1');
  if (path === null ? address.startsWith('/admin') : path !== address) clearWrongPage();
  const kept = storedSession(session.key);
  const ownModules = announceSession(session, kept);
  const needed = [...modules, ...ownModules];
  const begun: EarlyRead[] = [];
  let refresh = () => undefined;
  for (const place of places) {
    const at = new RegExp(place.at, 'i');
    const [whole, ids = ''] = at.exec(address) ?? at.exec(address + search) ?? [];
    if (whole === undefined) continue;
    const beginAll = () => void begun.push(...beginReads(place, ids.split(','), key));
    // Scripts that answer an account's tap come first; the application asks then.
    if (!place.isShown) beginAll();
    else if (ownModules.length === 0) refresh = beginAll;
    begun.push(...beginOwnReads(place, kept, key));
    needed.push(...place.modules);
  }
  globalThis.earlyReads = begun;
  page.dataset['early'] = '';
  const onRun = () => {
    requestSeenPhotos();
    setTimeout(refresh);
  };
  const onRead = () => load(entry, needed, ownModules.length > 0, onRun);
  document.addEventListener('DOMContentLoaded', onRead, { once: true });
}

followTheme();
keepInstallOffer();
// What the file cannot know stays hidden until React shows it.
page.dataset['asks'] = [...parameters.keys()].join(' ');
const told: unknown = JSON.parse(document.getElementById('start')?.textContent ?? 'null');
if (isPageStart(told)) {
  // The scripts of a copy are not there; that is no failure.
  if (isCopy(told)) globalThis.showNotice = undefined;
  else begin(told);
}
