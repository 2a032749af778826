import * as z from 'zod';
import type { Background } from '../_shared/background.ts';
import type { CacheStore } from '../_shared/cache-store.ts';
import { type Clock, within } from '../_shared/clock.ts';
import { UserError } from '../_shared/errors.ts';
import { readJson, serve } from '../_shared/http.ts';
import type { Log } from '../_shared/log.ts';
import type { RateLimit } from '../_shared/rate-limit.ts';
import { chamberOrigin, readAddress, type Target } from './address.ts';
import { createAsk } from './ask.ts';
import { createBreaker } from './breaker.ts';
import { answeredBadly, requestFailed } from './failures.ts';
import { createKeptAnswers } from './kept.ts';
import { createLimiter, type Departures } from './limiter.ts';
import { createFirstFetch } from './first-fetch.ts';
import { createLoader, type Loader } from './load.ts';
import { type Answer, createRefresh } from './refresh.ts';
import { createAskOnce } from './upstream.ts';

export interface HandlerDeps {
  allowedOrigins: readonly string[];
  /** Where the Chamber's API really is, without a slash at its end. */
  baseUrl: string;
  fetch: typeof fetch;
  clock: Clock;
  random: () => number;
  store: CacheStore;
  departures: Departures;
  rateLimit: RateLimit;
  background: Background;
  log: Log;
}

/** What leaves this server for the Chamber. It allows about 30 requests a second per address, which all of us share. */
export const outgoing = { perSecond: 5, inFlight: 4, queue: 100 };
/** How long a person waits; the fetch goes on and the next try finds its answer. */
const patienceMs = 15_000;

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
  const { said, fetchedAt, isFresh } = answer;
  if ('falha' in said) throw answeredBadly(said.falha, failureMessages[said.falha]);
  const times = { obtidoEm: new Date(fetchedAt).toISOString(), desatualizado: !isFresh };
  const body = bodies.get(answer) ?? JSON.stringify({ ...said.conteudo, ...times });
  bodies.set(answer, body);
  return body;
}

function respond(answer: Answer, cache: 'HIT' | 'MISS' | 'STALE', now: number): Response {
  const age = Math.max(0, Math.floor((now - answer.fetchedAt) / 1000));
  const headers = { 'content-type': 'application/json', 'x-cache': cache, age: String(age) };
  return new Response(bodyOf(answer), { headers });
}

function buildLoader(deps: HandlerDeps): Loader {
  const { clock, random, departures, background, log } = deps;
  const breaker = createBreaker({ now: clock.now, failures: 5, pauseMs: 30_000 });
  const limiter = createLimiter({ clock, departures, ...outgoing });
  const ask = createAsk({ askOnce: createAskOnce(deps), breaker, limiter, clock, random });
  const kept = createKeptAnswers({ store: deps.store, now: clock.now, log });
  const refresh = createRefresh({ kept, ask, log });
  const firstFetch = createFirstFetch({ kept, refresh, clock });
  const keyOf = createKeyOf(deps.baseUrl);
  return createLoader({ kept, refresh, firstFetch, now: clock.now, background, keyOf });
}

/**
 * camara-proxy: POST {url} with an address of the Chamber's open data, answered with its data and their age.
 * Refuses what is not on the list (400), failures of the Chamber are the two sentences of the specification (500).
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
    const fetched = await within(clock, patienceMs, work);
    if (fetched === null) throw requestFailed('upstream_timeout', 'a Câmara demorou demais para responder');
    return respond(fetched, 'MISS', clock.now());
  }

  return serve({ allowedOrigins, log, answer });
}
