import * as z from 'zod';
import type { Background } from '../_shared/background.ts';
import type { CacheStore } from '../_shared/cache-store.ts';
import { createCachedReads } from '../_shared/cached-read.ts';
import { type Clock, within } from '../_shared/clock.ts';
import { UserError } from '../_shared/errors.ts';
import { readJson, serve } from '../_shared/http.ts';
import type { Log } from '../_shared/log.ts';
import type { RateLimit } from '../_shared/rate-limit.ts';
import { chamberOrigin, readAddress, type Target } from './address.ts';
import { createRetry } from './retry.ts';
import { createBreaker } from './breaker.ts';
import { answeredBadly, CrowdedError, requestFailed } from './failures.ts';
import { cachedAnswerSchema } from './answer-cache.ts';
import { createLimiter } from './limiter.ts';
import { createFetchOnMiss } from './fetch-on-miss.ts';
import { createSwrLoader, type SwrLoader } from './swr-loader.ts';
import type { ExchangePlaces } from './places.ts';
import { type Answer, createRevalidate } from './revalidate.ts';
import { createFetchOnce } from './upstream.ts';

export interface HandlerDeps {
  allowedOrigins: readonly string[];
  /** Where the Chamber's API really is, without a slash at its end. */
  baseUrl: string;
  fetch: typeof fetch;
  clock: Clock;
  random: () => number;
  store: CacheStore;
  exchange: ExchangePlaces;
  rateLimit: RateLimit;
  background: Background;
  log: Log;
}

/** What leaves all instances together for the Chamber, which allows about 30 requests a second for one address. */
export const outgoing = { perSecond: 15, inFlight: 8 };
/** What may wait in one instance: beyond what leaves in ten seconds waiting is in vain. */
const queue = 150;
/** How long a person waits; the fetch goes on and the next try finds its answer. */
const callerTimeoutMs = 15_000;
/** The Chamber is at fault for a wait when it has had this much of it. */
const upstreamWaitMs = 10_000;

const bodySchema = z.object({ url: z.string(), method: z.literal('GET').optional() });

const failureMessages = {
  not_found: 'registro não encontrado',
  bad_request: 'parâmetro não aceito',
} as const;

function createKeyOf(baseUrl: string): (target: Target) => string {
  const chamber = `${chamberOrigin}/api/v2`;
  const prefix = baseUrl === chamber ? chamber : 'copia-da-camara:';
  return ({ path }) => `${prefix}${path}`;
}

/** Bodies of answers that are still in memory: a burst of the same question is written out once. */
const bodies = new WeakMap<Answer, string>();

/** {dados, links, total, origem, obtidoEm, desatualizado}; throws UpstreamError for what the Chamber does not have. */
function bodyOf(answer: Answer): string {
  const { value: cached, fetchedAt, isFresh } = answer;
  if ('falha' in cached) throw answeredBadly(cached.falha, failureMessages[cached.falha]);
  const times = { obtidoEm: new Date(fetchedAt).toISOString(), desatualizado: !isFresh };
  const body = bodies.get(answer) ?? JSON.stringify({ ...cached.conteudo, ...times });
  bodies.set(answer, body);
  return body;
}

function respond(answer: Answer, cache: 'HIT' | 'MISS' | 'STALE', now: number): Response {
  const age = Math.max(0, Math.floor((now - answer.fetchedAt) / 1000));
  const headers = { 'content-type': 'application/json', 'x-cache': cache, age: String(age) };
  return new Response(bodyOf(answer), { headers });
}

interface ChamberLoader extends SwrLoader {
  /** Milliseconds since the Chamber itself was asked; 0 while a place is waited for. */
  upstreamElapsedMs(target: Target): number;
}

function buildLoader(deps: HandlerDeps): ChamberLoader {
  const { clock, random, exchange, background, log } = deps;
  const breaker = createBreaker({ now: clock.now, failures: 5, pauseMs: 30_000 });
  const limiter = createLimiter({ clock, exchange, background, queue });
  const startedAt = new Map<string, number>();
  const fetchOnce = createFetchOnce(deps);
  const retry = createRetry({
    fetchOnce: (path, timeoutMs) => {
      if (!startedAt.has(path)) startedAt.set(path, clock.now());
      return fetchOnce(path, timeoutMs);
    },
    breaker,
    limiter,
    clock,
    random,
  });
  const fetchWithRetry = (path: string, timeoutMs: number) => retry(path, timeoutMs).finally(() => startedAt.delete(path));
  const cache = createCachedReads({ store: deps.store, schema: cachedAnswerSchema, now: clock.now, log });
  const revalidate = createRevalidate({ cache, fetchWithRetry, log, now: clock.now });
  const fetchOnMiss = createFetchOnMiss({ cache, revalidate, clock });
  const keyOf = createKeyOf(deps.baseUrl);
  const loader = createSwrLoader({ cache, revalidate, fetchOnMiss, now: clock.now, background, keyOf });
  return { ...loader, upstreamElapsedMs: ({ path }) => clock.now() - (startedAt.get(path) ?? clock.now()) };
}

/**
 * camara-proxy: POST {url} with an address of the Chamber's open data, answered with its data and their age.
 * Refuses what is not on the list (400), failures of the Chamber are the two sentences of the specification (500),
 * and what cannot be put to it in time for the crowd is 503.
 */
export function createHandler(deps: HandlerDeps): (request: Request) => Promise<Response> {
  const { clock, background, rateLimit, allowedOrigins, log } = deps;
  const loader = buildLoader(deps);

  async function answer(request: Request): Promise<Response> {
    const body = bodySchema.safeParse(await readJson(request));
    if (!body.success)
      throw new UserError(400, 'invalid_body', 'Envie {"url": "<endereço da API da Câmara>"}.');
    const target = readAddress(body.data.url);
    const found = await loader.find(target);
    if (found !== null) return respond(found, found.isFresh ? 'HIT' : 'STALE', clock.now());
    const work = loader.fetch(target, () => rateLimit(request));
    background(Promise.allSettled([work]).then(() => undefined));
    try {
      const fetched = await within(clock, callerTimeoutMs, work);
      if (fetched !== null) return respond(fetched, 'MISS', clock.now());
      if (loader.upstreamElapsedMs(target) < upstreamWaitMs) throw new CrowdedError();
      throw requestFailed('upstream_timeout', 'a Câmara demorou demais para responder');
    } catch (error) {
      if (!(error instanceof CrowdedError)) throw error;
      // Another instance may have been luckier.
      const stored = await loader.find(target);
      if (stored === null) throw error;
      return respond(stored, stored.isFresh ? 'HIT' : 'STALE', clock.now());
    }
  }

  return serve({ allowedOrigins, log, answer });
}
