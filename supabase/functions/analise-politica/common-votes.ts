import * as z from 'zod';
import { describeError, type Log } from '../_shared/log.ts';

const pairsSchema = z.array(
  z.object({
    a: z.int().positive(),
    b: z.int().positive(),
    em_comum: z.int().nonnegative(),
    iguais: z.int().nonnegative(),
  }),
);

export interface CommonVotes {
  ids: readonly [string, string];
  common: number;
  alike: number;
}

/** Pairs grow with the square; My Choices has the table for more. */
const maxDeputies = 4;
const timeoutMs = 8_000;

/** Never rejects: what cannot be read is left out of the text. */
export type FindCommonVotes = (ids: readonly string[]) => Promise<readonly CommonVotes[]>;

export interface FindCommonVotesOptions {
  url: string;
  anonKey: string;
  fetch: typeof fetch;
  log: Log;
}

/** As an anonymous visitor, by ids alone: whose favourites they are is not sent. */
export function createFindCommonVotes(options: FindCommonVotesOptions): FindCommonVotes {
  const { url, anonKey, fetch, log } = options;

  async function read(ids: readonly number[]): Promise<CommonVotes[]> {
    const response = await fetch(`${url}/rest/v1/rpc/votos_em_comum`, {
      method: 'POST',
      headers: { apikey: anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ p_deputados: ids }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`votos_em_comum answered ${response.status}`);
    }
    return pairsSchema.parse(await response.json()).map(({ a, b, em_comum, iguais }) => ({
      ids: [String(a), String(b)],
      common: em_comum,
      alike: iguais,
    }));
  }

  return async (given) => {
    const ids = given.filter((id) => /^[1-9]\d{0,8}$/.test(id)).map(Number);
    if (ids.length < 2 || ids.length > maxDeputies) return [];
    try {
      return await read(ids);
    } catch (error) {
      log('votes_away', { error: describeError(error) });
      return [];
    }
  };
}
