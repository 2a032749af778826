import { isShownFromOrigin } from '../../lib/photo/photo-hosts.ts';
import { remoteSources } from '../../lib/photo/photo-source.ts';
import type { Original, OriginalStore } from './original-store.ts';

export type Absence = 'gone' | 'silent' | 'refused';

export interface Fetching {
  store: OriginalStore;
  fetch: typeof fetch;
  wait: (milliseconds: number) => Promise<unknown>;
  now: () => number;
  /** With the site's address: the Chamber and Wikimedia require it. */
  userAgent: string;
  signal: AbortSignal;
}

/** The widest copy that the site makes; originals of no more are requested. */
const pixels = 544;
const day = 24 * 3_600_000;
const fresh = 7 * day;
const mostAtOnce = 3;
/** Milliseconds before the next tries of what failed. */
const pauses = [1_000, 4_000];
const longestPause = 30_000;
const timeoutMs = 20_000;
const mostBytes = 20_000_000;
const mostRedirects = 5;
/** A host that never answered is given up after so many tries. */
const mostSilences = 3;

type Outcome = { kind: 'found'; original: Original } | { kind: 'same' } | { kind: Absence };

interface Host {
  hasAnswered: boolean;
  silences: number;
}

/** Milliseconds from `Retry-After` in seconds, else our own pause. */
function pauseFor(response: Response | null, attempt: number): number {
  const seconds = Number(response?.headers.get('retry-after') ?? NaN);
  const own = pauses[attempt] ?? longestPause;
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds * 1_000, own), longestPause) : own;
}

function conditions(kept: Original | null): Record<string, string> {
  if (kept === null) return {};
  const { etag, lastModified } = kept.note;
  return {
    ...(etag !== null && { 'if-none-match': etag }),
    ...(lastModified !== null && { 'if-modified-since': lastModified }),
  };
}

/** Null beyond the bound; the rest stays unread. */
async function readBytes(response: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > mostBytes) return null;
    parts.push(part);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
}

/** Its own origin or one that the site shows; null elsewhere. */
function nextAddress(source: string, response: Response): string | null {
  const location = response.headers.get('location');
  if (location === null || !URL.canParse(location, source)) return null;
  const next = new URL(location, source);
  if (next.protocol !== 'https:') return null;
  return next.origin === new URL(source).origin || isShownFromOrigin(next.href) ? next.href : null;
}

/** Null for redirects that leave or never end. */
async function fetchFollowing(
  source: string,
  init: RequestInit,
  fetching: Fetching,
): Promise<Response | null> {
  let address: string | null = source;
  for (let hop = 0; address !== null && hop <= mostRedirects; hop += 1) {
    const response = await fetching.fetch(address, { ...init, redirect: 'manual' });
    if (response.status === 304 || response.status < 300 || response.status >= 400) return response;
    await response.body?.cancel();
    address = nextAddress(address, response);
  }
  return null;
}

async function readAnswer(response: Response, address: string, now: number): Promise<Outcome> {
  if (response.status === 304) return { kind: 'same' };
  if (response.status === 404 || response.status === 410) return { kind: 'gone' };
  if (!response.ok || !(response.headers.get('content-type') ?? '').startsWith('image/'))
    return { kind: 'refused' };
  const bytes = await readBytes(response);
  if (bytes === null || bytes.length === 0) return { kind: 'refused' };
  const said = (name: string) => response.headers.get(name);
  const note = { address, checkedAt: now, etag: said('etag'), lastModified: said('last-modified') };
  return { kind: 'found', original: { bytes, note } };
}

async function ask(source: string, address: string, kept: Original | null, host: Host, fetching: Fetching) {
  for (let attempt = 0; ; attempt += 1) {
    if (fetching.signal.aborted || (!host.hasAnswered && host.silences >= mostSilences))
      return { kind: 'silent' } as const;
    let response: Response | null = null;
    try {
      const init = {
        headers: { 'user-agent': fetching.userAgent, accept: 'image/*', ...conditions(kept) },
        signal: AbortSignal.any([fetching.signal, AbortSignal.timeout(timeoutMs)]),
      };
      response = await fetchFollowing(source, init, fetching);
      host.hasAnswered = true;
      if (response === null) return { kind: 'refused' } as const;
      if (response.status !== 429 && response.status < 500)
        return await readAnswer(response, address, fetching.now());
    } catch {
      // A connection that broke is tried again as a busy host is.
      host.silences += 1;
    }
    await response?.body?.cancel();
    if (attempt >= pauses.length) return { kind: response === null ? 'silent' : 'refused' } as const;
    if (host.hasAnswered || host.silences < mostSilences) await fetching.wait(pauseFor(response, attempt));
  }
}

async function askFor(address: string, kept: Original | null, host: Host, fetching: Fetching) {
  let outcome: Outcome = { kind: 'gone' };
  for (const source of remoteSources(address, pixels)) {
    outcome = await ask(source, address, kept, host, fetching);
    if (outcome.kind !== 'gone' && outcome.kind !== 'refused') break;
  }
  return outcome;
}

async function originalOf(address: string, host: Host, fetching: Fetching): Promise<Original | Absence> {
  const { store, now } = fetching;
  const kept = await store.read(address);
  if (kept !== null && now() - kept.note.checkedAt < fresh) return kept;
  const outcome = await askFor(address, kept, host, fetching);
  if (outcome.kind === 'found') {
    await store.write(address, outcome.original);
    return outcome.original;
  }
  if (outcome.kind === 'same' && kept !== null) {
    const checked = { ...kept, note: { ...kept.note, checkedAt: now() } };
    await store.write(address, checked);
    return checked;
  }
  if (outcome.kind === 'gone') {
    await store.remove(address);
    return 'gone';
  }
  return kept ?? (outcome.kind === 'same' ? 'refused' : outcome.kind);
}

/** A week's cache first; silent origins keep what was cached, deleted photos leave it. */
export async function fetchOriginals(
  addresses: readonly string[],
  fetching: Fetching,
): Promise<Map<string, Original | Absence>> {
  const found = new Map<string, Original | Absence>();
  const all = [...new Set(addresses)];
  const hosts = new Set(all.map((address) => new URL(address).host));
  const works = [...hosts].map(async (name) => {
    const waiting = all.filter((address) => new URL(address).host === name);
    const host: Host = { hasAnswered: false, silences: 0 };
    const work = async () => {
      for (let address = waiting.pop(); address !== undefined; address = waiting.pop())
        found.set(address, await originalOf(address, host, fetching));
    };
    await Promise.all(Array.from({ length: mostAtOnce }, work));
  });
  await Promise.all(works);
  return found;
}
