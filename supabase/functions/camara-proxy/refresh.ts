import type { Cached } from '../_shared/cached-read.ts';
import { dayInBrasilia } from '../_shared/day-in-brasilia.ts';
import { describeError, type Log } from '../_shared/log.ts';
import type { Target } from './address.ts';
import { emptyFreshS, freshSeconds, isBelievable, readAnswer } from './answer.ts';
import type { Ask } from './ask.ts';
import { answeredBadly, CrowdedError, requestFailed, UpstreamError } from './failures.ts';
import { contentOf, type KeptAnswers, type Said } from './kept.ts';
import { legislatureOn } from './legislature.ts';

export type Answer = Pick<Cached<Said>, 'value' | 'fetchedAt' | 'isFresh'>;

export interface RefreshOptions {
  kept: KeptAnswers;
  ask: Ask;
  log: Log;
  now: () => number;
}

/**
 * Asks the Chamber under a claim, keeps what it says and ends the claim. `previous` is the answer that is kept, if
 * any. Rejects with UpstreamError or CrowdedError.
 */
export type Refresh = (target: Target, key: string, claim: string, previous: Said | null) => Promise<Answer>;

export function createRefresh({ kept, ask, log, now }: RefreshOptions): Refresh {
  async function askFor(target: Target, previous: Said | null): Promise<Said> {
    try {
      const content = readAnswer(await ask(target.path, target.route.timeoutMs));
      if (!isBelievable(content, contentOf(previous), target, legislatureOn(dayInBrasilia(now()))))
        throw answeredBadly('upstream_error', 'a lista veio incompleta');
      return { conteudo: content };
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      const { code } = error;
      if (code === 'not_found' || code === 'bad_request') return { falha: code };
      throw error;
    }
  }

  async function keep({ route }: Target, key: string, said: Said): Promise<Answer> {
    const content = contentOf(said);
    const lifetime =
      content === null
        ? { freshS: emptyFreshS, keptS: emptyFreshS }
        : { freshS: freshSeconds(route, content), keptS: route.keptS };
    return { value: said, fetchedAt: await kept.write(key, said, lifetime), isFresh: true };
  }

  return async (target, key, claim, previous) => {
    try {
      return await keep(target, key, await askFor(target, previous));
    } catch (error) {
      await kept.release(key, claim);
      const isKnown = error instanceof UpstreamError || error instanceof CrowdedError;
      const code = isKnown ? error.code : 'unexpected';
      log('camara_failed', { route: target.route.name, code, error: describeError(error) });
      throw isKnown ? error : requestFailed('upstream_error', '');
    }
  };
}
