import type { Clock } from '../_shared/clock.ts';
import type { Target } from './address.ts';
import { requestFailed } from './failures.ts';
import type { AnswerCache } from './answer-cache.ts';
import type { Answer, Revalidate } from './revalidate.ts';

export interface FetchOnMissOptions {
  cache: AnswerCache;
  revalidate: Revalidate;
  clock: Clock;
}

/** `claim` is the caller's own, or null while another has it. */
export type FetchOnMiss = (target: Target, key: string, claim: string | null) => Promise<Answer>;

const firstPollMs = 100;
const maxPollMs = 500;
const maxWaitMs = 100_000;

/** One caller of all instances holds the claim until it fails or dies. */
export function createFetchOnMiss({ cache, revalidate, clock }: FetchOnMissOptions): FetchOnMiss {
  async function awaitOther(target: Target, key: string): Promise<Answer> {
    const deadline = clock.now() + maxWaitMs;
    for (let pause = firstPollMs; clock.now() < deadline; pause = Math.min(maxPollMs, pause * 1.5)) {
      await clock.sleep(pause);
      const found = await cache.read(key);
      if (found !== null && 'value' in found) return found;
      if (found?.isClaimed === true) continue;
      const claim = await cache.claim(key);
      if (claim !== null) return revalidate(target, key, claim, null);
    }
    throw requestFailed('upstream_timeout', 'a Câmara demorou demais para responder');
  }

  return (target, key, claim) =>
    claim === null ? awaitOther(target, key) : revalidate(target, key, claim, null);
}
