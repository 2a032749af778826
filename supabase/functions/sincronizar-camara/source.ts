import type { Background } from '../_shared/background.ts';
import type { Clock } from '../_shared/clock.ts';
import { UpstreamError } from '../camara-proxy/failures.ts';
import { createLimiter } from '../camara-proxy/limiter.ts';
import type { ExchangePermits } from '../camara-proxy/permits.ts';
import { createFetchOnce } from '../camara-proxy/upstream.ts';

export interface SourceOptions {
  baseUrl: string;
  fetch: typeof fetch;
  clock: Clock;
  exchange: ExchangePermits;
  background: Background;
}

export class ReadingError extends Error {
  override readonly name = 'ReadingError';
  readonly code: string;
  /** The answer is wrong, so a retry is pointless. */
  readonly isBad: boolean;

  constructor(code: string, isBad: boolean) {
    super(code);
    this.code = code;
    this.isBad = isBad;
  }
}

/** Refused, or with its rows; `fora` counts left-out ones, `falta` ends a list cut there. */
export type Batch =
  | { chave: string; falha: string; falta?: string }
  | { chave: string; lidos: number; fora: number; linhas: readonly object[]; falta?: string }
  | ({ chave: string; lidos: number; fora: RollCallFlaws } & RollCallParts);

/** Rows left out, each kind for itself; `assunto` only where the proposition was read. */
interface RollCallFlaws {
  votos: number;
  orientacoes: number;
  assunto?: number;
}

interface RollCallParts {
  votacao: string;
  votos: readonly object[];
  pessoas: readonly object[];
  orientacoes: readonly object[];
  titulo?: string;
  ementa?: string;
  temas?: readonly string[];
}

export type Reading = readonly Batch[];

/** The Chamber during one step: no request starts or lasts beyond its end. */
export interface Source {
  /** `path` is below /api/v2. Rejects with ReadingError. */
  get(path: string): Promise<unknown>;
  /** 'copia' once an answer came from a stored copy. */
  origin(): 'api' | 'copia';
}

const answerMs = 10_000;
const minMs = 500;
const queue = 50;

export function createSources(options: SourceOptions): (endsAt: number) => Source {
  const { clock, exchange, background } = options;
  const limiter = createLimiter({ clock, exchange, background, queue });
  const fetchOnce = createFetchOnce(options);

  async function ask(path: string, endsAt: number): Promise<Awaited<ReturnType<typeof fetchOnce>>> {
    const answer = await limiter(() => {
      const left = Math.min(answerMs, endsAt - clock.now());
      return left < minMs ? Promise.reject(new ReadingError('sem_tempo', false)) : fetchOnce(path, left);
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
