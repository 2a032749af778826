import { isCacheable } from './cacheable-reads';

export interface Copy {
  data: unknown;
  at: number;
}

function isCopy(value: unknown): value is Copy {
  return (
    typeof value === 'object' &&
    value !== null &&
    'data' in value &&
    'at' in value &&
    typeof value.at === 'number'
  );
}

const prefix = 'public-reads-';
const pageStore = 'pages';
const most = 60;

/** Named after the entry script's hash: another build may shape data differently. */
function storeName(): string {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return prefix + (entry ? new URL(entry.src).pathname : '/');
}

function addressOf(queryHash: string): string {
  return `/public-reads/${encodeURIComponent(queryHash)}`;
}

/** Some browsers have no such store outside https and localhost, others have null. */
function hasStore(): boolean {
  return 'caches' in globalThis && globalThis.caches instanceof Object;
}

export async function putCopy(queryHash: string, copy: Copy): Promise<void> {
  const json = JSON.stringify(copy);
  if (!hasStore() || !isCacheable(queryHash, json)) return;
  const kept = await findCopy(queryHash);
  // Prerendered pages may be older than the last visit; a fast clock's copy is of no day.
  if (kept !== null && kept.at > copy.at && kept.at <= Date.now()) return;
  const store = await caches.open(storeName());
  await store.put(
    addressOf(queryHash),
    new Response(json, { headers: { 'content-type': 'application/json' } }),
  );
  const all = await store.keys();
  for (const oldest of all.slice(0, Math.max(0, all.length - most))) await store.delete(oldest);
  await dropOlderBuilds();
}

/** Another tab may still run the build before. */
async function dropOlderBuilds(): Promise<void> {
  const others = (await storeNames()).filter((name) => name !== pageStore && name !== storeName());
  for (const name of others.slice(0, -1)) await caches.delete(name);
}

export async function findCopy(queryHash: string): Promise<Copy | null> {
  if (!hasStore()) return null;
  const found = await (await caches.open(storeName())).match(addressOf(queryHash));
  const copy: unknown = await found?.json();
  return isCopy(copy) ? copy : null;
}

/** Those of every build, with the prerendered pages that the worker keeps. */
async function storeNames(): Promise<string[]> {
  if (!hasStore()) return [];
  return (await caches.keys()).filter((name) => name === pageStore || name.startsWith(prefix));
}

export async function dropCopy(queryHash: string): Promise<void> {
  for (const name of await storeNames()) await (await caches.open(name)).delete(addressOf(queryHash));
}

export async function dropCopies(): Promise<void> {
  const names = await storeNames();
  await Promise.all(names.map((name) => caches.delete(name)));
}
