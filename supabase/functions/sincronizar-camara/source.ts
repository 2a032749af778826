import type { Background } from '../_shared/background.ts';
import type { Clock } from '../_shared/clock.ts';
import { UpstreamError } from '../camara-proxy/failures.ts';
import { createLimiter } from '../camara-proxy/limiter.ts';
import type { ExchangePlaces } from '../camara-proxy/places.ts';
import { createFetchOnce } from '../camara-proxy/upstream.ts';

export interface SourceOptions {
  /** Where the Chamber's API really is, without a slash at its end. */
  baseUrl: string;
  fetch: typeof fetch;
  clock: Clock;
  exchange: ExchangePlaces;
  background: Background;
}

/** Why a reading came to nothing, as a short code for the record. */
export class ReadingError extends Error {
  override readonly name = 'ReadingError';
  readonly code: string;
  /** The answer came and is wrong, so that asking again is of little use. */
  readonly isBad: boolean;

  constructor(code: string, isBad: boolean) {
    super(code);
    this.code = code;
    this.isBad = isBad;
  }
}

/** The Chamber during one step: no question begins, or waits for its answer, beyond the step's end. */
export interface Source {
  /** The JSON of a path below /api/v2. Rejects with ReadingError. */
  get(path: string): Promise<unknown>;
  /** 'copia' once an answer came from a stored copy instead of the Chamber. */
  origin(): 'api' | 'copia';
}

const answerMs = 10_000;
/** Less is no time for an answer. */
const leastMs = 500;
/** What waits in one step at most. */
const queue = 50;

/** Makes the source of each step; all of them together keep the limit of calls. */
export function createSources(options: SourceOptions): (endsAt: number) => Source {
  const { clock, exchange, background } = options;
  const limiter = createLimiter({ clock, exchange, background, queue });
  const fetchOnce = createFetchOnce(options);

  async function ask(path: string, endsAt: number): Promise<Awaited<ReturnType<typeof fetchOnce>>> {
    const answer = await limiter(() => {
      const left = Math.min(answerMs, endsAt - clock.now());
      return left < leastMs ? Promise.reject(new ReadingError('sem_tempo', false)) : fetchOnce(path, left);
    });
    if (answer === null) throw new ReadingError('sem_lugar', false);
    return answer;
  }

  return (endsAt) => {
    let isCopy = false;
    return {
      async get(path) {
        try {
          const { json, headers } = await ask(path, endsAt);
          isCopy ||= headers.has('x-snapshot-data');
          return json;
        } catch (error) {
          if (!(error instanceof UpstreamError)) throw error;
          throw new ReadingError(error.code, error.code === 'not_found' || error.code === 'bad_request');
        }
      },
      origin: () => (isCopy ? 'copia' : 'api'),
    };
  };
}
