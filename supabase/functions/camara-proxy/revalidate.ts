import type { Cached } from '../_shared/cached-read.ts';
import { dayInBrasilia } from '../_shared/day-in-brasilia.ts';
import { describeError, type Log } from '../_shared/log.ts';
import type { Target } from './address.ts';
import { emptyMaxAgeS, maxAgeOf, isBelievable, readAnswer } from './answer.ts';
import type { FetchWithRetry } from './retry.ts';
import { answeredBadly, CrowdedError, requestFailed, UpstreamError } from './failures.ts';
import { contentOf, type AnswerCache, type CachedAnswer } from './answer-cache.ts';
import { legislatureOn } from './legislature.ts';

export type Answer = Pick<Cached<CachedAnswer>, 'value' | 'fetchedAt' | 'isFresh'>;

export interface RevalidateOptions {
  cache: AnswerCache;
  fetchWithRetry: FetchWithRetry;
  log: Log;
  now: () => number;
}

/** Under a claim; `previous` is the cached answer. Rejects with UpstreamError or CrowdedError. */
export type Revalidate = (
  target: Target,
  key: string,
  claim: string,
  previous: CachedAnswer | null,
) => Promise<Answer>;

export function createRevalidate({ cache, fetchWithRetry, log, now }: RevalidateOptions): Revalidate {
  async function fetchAnswer(target: Target, previous: CachedAnswer | null): Promise<CachedAnswer> {
    try {
      const content = readAnswer(await fetchWithRetry(target.path, target.route.timeoutMs));
      if (!isBelievable(content, contentOf(previous), target, legislatureOn(dayInBrasilia(now()))))
        throw answeredBadly('upstream_error', 'a lista veio incompleta');
      return { conteudo: content };
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      const { code } = error;
      const known = contentOf(previous)?.dados;
      // What was answered before may be refused by mistake; only a record may be gone.
      const isGone = code === 'not_found' && !Array.isArray(known);
      const isRefused = code === 'not_found' || code === 'bad_request';
      if (isGone || (isRefused && known === undefined)) return { falha: code };
      throw error;
    }
  }

  async function store({ route }: Target, key: string, cached: CachedAnswer): Promise<Answer> {
    const content = contentOf(cached);
    const lifetime =
      content === null
        ? { maxAgeS: emptyMaxAgeS, staleIfErrorS: emptyMaxAgeS }
        : { maxAgeS: maxAgeOf(route, content), staleIfErrorS: route.staleIfErrorS };
    return { value: cached, fetchedAt: await cache.write(key, cached, lifetime), isFresh: true };
  }

  return async (target, key, claim, previous) => {
    try {
      return await store(target, key, await fetchAnswer(target, previous));
    } catch (error) {
      await cache.release(key, claim);
      const isKnown = error instanceof UpstreamError || error instanceof CrowdedError;
      const code = isKnown ? error.code : 'unexpected';
      log('camara_failed', { route: target.route.name, code, error: describeError(error) });
      throw isKnown ? error : requestFailed('upstream_error', '');
    }
  };
}
