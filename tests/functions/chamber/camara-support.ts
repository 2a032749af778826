import type { CacheRow, CacheStore } from '../../../supabase/functions/_shared/cache-store.ts';
import type { Clock } from '../../../supabase/functions/_shared/clock.ts';
import {
  createHandler,
  type HandlerDeps,
  outgoing,
} from '../../../supabase/functions/camara-proxy/handler.ts';
import { createOwnPermits } from '../../../supabase/functions/camara-proxy/permits.ts';
import { openCopy } from '../../../supabase/local/stand-ins/camara/copy.ts';
import { createStandIn, type StandIn } from '../../../supabase/local/stand-ins/camara/stand-in.ts';

export const chamber = 'https://dadosabertos.camara.leg.br/api/v2';
export const pageOrigin = 'http://localhost:5173';

/** Read and checked once: nobody changes it. */
export const copy = openCopy();

export interface TestClock extends Clock {
  /** Moves time on at once. */
  advance(ms: number): void;
  /** The clock is frozen while this runs: it is real work, such as a query. */
  hold<T>(work: Promise<T>): Promise<T>;
}

/** Moves when everything waits; begins at noon of 21 November 2026, Brasília. */
export function createTestClock(): TestClock {
  let now = Date.parse('2026-11-21T15:00:00Z');
  let held = 0;
  let isScheduled = false;
  const sleepers: { at: number; wake: () => void }[] = [];

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      if (held > 0 || sleepers.length === 0) return;
      sleepers.sort((a, b) => a.at - b.at);
      const next = sleepers.shift();
      now = Math.max(now, next?.at ?? now);
      next?.wake();
      schedule();
    });
  }

  return {
    now: () => now,
    advance: (ms) => void (now += ms),
    sleep: (ms, signal) =>
      new Promise((resolve) => {
        const sleeper = { at: now + ms, wake: resolve };
        sleepers.push(sleeper);
        signal?.addEventListener('abort', () => {
          sleepers.splice(sleepers.indexOf(sleeper) >>> 0, 1);
          resolve();
        });
        schedule();
      }),
    async hold(work) {
      held += 1;
      try {
        return await work;
      } finally {
        held -= 1;
        schedule();
      }
    },
  };
}

/** The cache's rules in memory, on the clock of the test. */
export function createMemoryStore(clock: Clock, passes = () => true): CacheStore & { size(): number } {
  interface Row extends Omit<CacheRow, 'isFresh' | 'isClaimed'> {
    freshUntil: number;
    keptUntil: number;
    claim: string | null;
    claimedUntil: number;
  }
  const rows = new Map<string, Row>();
  let claims = 0;
  const store: CacheStore & { size(): number } = {
    size: () => rows.size,
    async open(key, claimMs) {
      const row = (await store.read(key)) ?? {
        body: null,
        fetchedAt: null,
        isFresh: false,
        isClaimed: false,
      };
      if (row.body !== null) return { ...row, claim: null, isLimited: false };
      if (!passes()) return { ...row, claim: null, isLimited: true };
      return { ...row, claim: await store.claim(key, claimMs), isLimited: false };
    },
    async read(key) {
      const row = rows.get(key);
      if (row === undefined || row.keptUntil <= clock.now()) return Promise.resolve(null);
      const { body, fetchedAt } = row;
      return {
        body,
        fetchedAt,
        isFresh: row.freshUntil > clock.now(),
        isClaimed: row.claimedUntil > clock.now(),
      };
    },
    async claim(key, claimMs) {
      const row = rows.get(key);
      if (row !== undefined && (row.claimedUntil > clock.now() || row.freshUntil > clock.now())) return null;
      claims += 1;
      const claim = String(claims);
      const kept = row ?? { body: null, fetchedAt: null, freshUntil: 0, keptUntil: clock.now() + 86_400_000 };
      rows.set(key, { ...kept, claim, claimedUntil: clock.now() + claimMs });
      return Promise.resolve(claim);
    },
    async write(key, body, { maxAgeS, staleIfErrorS }) {
      const now = clock.now();
      rows.set(key, {
        body: structuredClone(body),
        fetchedAt: now,
        freshUntil: now + maxAgeS * 1000,
        keptUntil: now + staleIfErrorS * 1000,
        claim: null,
        claimedUntil: 0,
      });
      return Promise.resolve(now);
    },
    async release(key, claim, pauseMs) {
      const row = rows.get(key);
      if (row?.claim !== claim) return;
      if (row.fetchedAt === null) rows.delete(key);
      else row.claimedUntil = clock.now() + pauseMs;
      await Promise.resolve();
    },
  };
  return store;
}

export interface Upstream {
  fetch: typeof fetch;
  /** Moments of the calls on the test's clock. */
  calls: { at: number; url: string; init: RequestInit | undefined }[];
  /** Set to answer otherwise than the stand-in. */
  answer: (url: string, init: RequestInit | undefined) => Promise<Response>;
  standIn: StandIn;
}

/** The Chamber as a function that counts. It takes 50 ms to answer. */
export function createUpstream(clock: TestClock): Upstream {
  const standIn = createStandIn({ now: clock.now, copy });
  const upstream: Upstream = {
    calls: [],
    standIn,
    answer: (url, init) => clock.hold(standIn.fetch(new Request(url, init))),
    async fetch(input, init) {
      const url = input instanceof Request ? input.url : String(input);
      upstream.calls.push({ at: clock.now(), url, init });
      await clock.sleep(50);
      return upstream.answer(url, init);
    },
  };
  return upstream;
}

export interface Proxy {
  handler: (request: Request) => Promise<Response>;
  clock: TestClock;
  upstream: Upstream;
  store: CacheStore;
  log: { event: string; facts: Readonly<Record<string, string | number>> }[];
  /** Work handed to the background so far. */
  settled(): Promise<void>;
}

/** Over the stand-in, with its own clock unless shared. */
export function createProxy(
  own: Partial<HandlerDeps> & { clock?: TestClock; upstream?: Upstream; real?: Partial<HandlerDeps> } = {},
): Proxy {
  const { clock = createTestClock(), upstream = createUpstream(clock), real = {}, ...given } = own;
  const deps = { ...given, ...real };
  const store = deps.store ?? createMemoryStore(clock);
  const log: Proxy['log'] = [];
  let pending: Promise<unknown> = Promise.resolve();
  const handler = createHandler({
    allowedOrigins: [pageOrigin],
    baseUrl: chamber,
    fetch: upstream.fetch,
    clock,
    random: () => 0.5,
    exchange: createOwnPermits(outgoing, clock.now),
    limitOf: () => Promise.resolve({ key: 'a', max: 1_000, windowS: 60 }),
    background: (work) => void (pending = Promise.all([pending, work])),
    log: (event, facts) => void log.push({ event, facts }),
    ...deps,
    store,
  });
  const settled = async (): Promise<void> => {
    let seen;
    do {
      seen = pending;
      await seen;
    } while (seen !== pending);
  };
  return { handler, clock, upstream, store, log, settled };
}

export function post(body: unknown, headers: Record<string, string> = {}): Request {
  return new Request('http://functions.test/camara-proxy', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** Asks for a path below the Chamber's API. */
export function ask({ handler }: Pick<Proxy, 'handler'>, path: string): Promise<Response> {
  return handler(post({ url: `${chamber}${path}` }));
}
