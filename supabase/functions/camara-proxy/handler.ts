import * as z from 'zod';
import type { Background } from '../_shared/background.ts';
import type { CacheStore } from '../_shared/cache-store.ts';
import { createCachedReads } from '../_shared/cached-read.ts';
import { type Clock, within } from '../_shared/clock.ts';
import { UserError } from '../_shared/errors.ts';
import { readJson, serve } from '../_shared/http.ts';
import type { Log } from '../_shared/log.ts';
import type { LimitOf } from '../_shared/rate-limit.ts';
import { chamberOrigin, readAddress, type Target } from './address.ts';
import { createRetry } from './retry.ts';
import { createBreaker } from './breaker.ts';
import { answeredBadly, CrowdedError, requestFailed } from './failures.ts';
import { cachedAnswerSchema } from './answer-cache.ts';
import { createLimiter } from './limiter.ts';
import { createFetchOnMiss } from './fetch-on-miss.ts';
import { createSwrLoader, type SwrLoader } from './swr-loader.ts';
import type { ExchangePermits } from './permits.ts';
import { type Answer, createRevalidate } from './revalidate.ts';
import { createFetchOnce } from './upstream.ts';

export interface HandlerDeps {
  allowedOrigins: readonly string[];
  baseUrl: string;
  fetch: typeof fetch;
  clock: Clock;
  random: () => number;
  store: CacheStore;
  exchange: ExchangePermits;
  limitOf: LimitOf;
  background: Background;
  log: Log;
}

/** For all instances; the Chamber allows about 30 a second, answering in one. */
export const outgoing = { perSecond: 15, inFlight: 17 };
/** In one instance: more than leaves in ten seconds would wait in vain. */
const queue = 150;
const callerTimeoutMs = 15_000;
/** A wait that long at the Chamber is its timeout, not our queue. */
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

/** A burst of the same request is serialized once. */
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
  /** Since the request left for the Chamber; 0 while it waits for a permit. */
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
  const fetchWithRetry = (path: string, timeoutMs: number) =>
    retry(path, timeoutMs).finally(() => startedAt.delete(path));
  const cache = createCachedReads({ store: deps.store, schema: cachedAnswerSchema, now: clock.now, log });
  const revalidate = createRevalidate({ cache, fetchWithRetry, log, now: clock.now });
  const fetchOnMiss = createFetchOnMiss({ cache, revalidate, clock });
  const keyOf = createKeyOf(deps.baseUrl);
  const loader = createSwrLoader({ cache, revalidate, fetchOnMiss, now: clock.now, background, keyOf });
  return { ...loader, upstreamElapsedMs: ({ path }) => clock.now() - (startedAt.get(path) ?? clock.now()) };
}

/** POST {url} → data and age. 400 unlisted, 500 Chamber failure, 503 full queue. */
export function createHandler(deps: HandlerDeps): (request: Request) => Promise<Response> {
  const { clock, background, limitOf, allowedOrigins, log } = deps;
  const loader = buildLoader(deps);

  async function answer(request: Request): Promise<Response> {
    const body = bodySchema.safeParse(await readJson(request));
    if (!body.success)
      throw new UserError(400, 'invalid_body', 'Envie {"url": "<endereço da API da Câmara>"}.');
    const target = readAddress(body.data.url);
    const opened = await loader.open(target, () => limitOf(request));
    if ('value' in opened) return respond(opened, opened.isFresh ? 'HIT' : 'STALE', clock.now());
    const work = opened.fetching;
    background(Promise.allSettled([work]).then(() => undefined));
    try {
      const fetched = await within(clock, callerTimeoutMs, work);
      if (fetched !== null) return respond(fetched, 'MISS', clock.now());
      if (loader.upstreamElapsedMs(target) < upstreamWaitMs) throw new CrowdedError();
      throw requestFailed('upstream_timeout', 'a Câmara demorou demais para responder');
    } catch (error) {
      if (!(error instanceof CrowdedError)) throw error;
      // Another instance may have stored it meanwhile.
      const stored = await loader.find(target);
      if (stored === null) throw error;
      return respond(stored, stored.isFresh ? 'HIT' : 'STALE', clock.now());
    }
  }

  return serve({ allowedOrigins, log, answer });
}
