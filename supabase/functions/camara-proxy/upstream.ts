import { bytesWithin } from '../_shared/bytes-within.ts';
import { writableJson } from '../_shared/clean-text.ts';
import { foreignMoment } from '../_shared/foreign-moment.ts';
import { type Clock, within } from '../_shared/clock.ts';
import { answeredBadly, requestFailed, UpstreamError } from './failures.ts';

const maxBytes = 2 * 1024 * 1024;

export interface RawAnswer {
  json: unknown;
  headers: Headers;
}

export interface UpstreamOptions {
  baseUrl: string;
  fetch: typeof fetch;
  clock: Clock;
}

/** Rejects with UpstreamError and nothing else. */
export type FetchOnce = (path: string, timeoutMs: number) => Promise<RawAnswer>;

const requestHeaders = {
  accept: 'application/json',
  'user-agent': 'PautaAberta/1.0 (aplicativo cidadao de consulta)',
};

/** Seconds or a date, in milliseconds from now; null when absent or neither. */
function retryAfter(headers: Headers, now: number): number | null {
  const text = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,6}(?:\.\d+)?$/.test(text)) return Math.ceil(Number(text) * 1000);
  const date = foreignMoment(text);
  return date === null ? null : date - now;
}

function statusFailure({ status, headers }: Response, now: number): UpstreamError {
  if (status === 404) return answeredBadly('not_found', 'registro não encontrado');
  if (status === 400) return answeredBadly('bad_request', 'parâmetro não aceito');
  if (status === 429)
    return answeredBadly('upstream_busy', 'muitas consultas ao mesmo tempo', {
      isPassing: true,
      retryAfterMs: retryAfter(headers, now),
    });
  const isPassing = status >= 500;
  const timedOut = status === 504;
  if (status >= 300 && status < 400) return answeredBadly('upstream_error', 'redirecionamento recusado');
  return answeredBadly(timedOut ? 'upstream_timeout' : 'upstream_error', `status ${status}`, {
    isPassing,
    retryAfterMs: retryAfter(headers, now),
  });
}

async function readText(response: Response): Promise<string> {
  const bytes = await bytesWithin(response, maxBytes);
  if (bytes === null) throw answeredBadly('upstream_error', 'resposta grande demais');
  return new TextDecoder().decode(bytes);
}

async function readJson(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type')?.toLowerCase() ?? '';
  if (!/^application\/(json|[a-z.]+\+json)\b/.test(type)) {
    await response.body?.cancel();
    throw answeredBadly('upstream_error', 'a resposta não é JSON', { isPassing: true });
  }
  const text = await readText(response);
  try {
    return JSON.parse(writableJson(text));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw answeredBadly('upstream_error', 'resposta incompleta', { isPassing: true });
  }
}

/** A single GET: no redirects, no caller's headers, limited time and size, JSON or nothing. */
export function createFetchOnce({ baseUrl, fetch, clock }: UpstreamOptions): FetchOnce {
  async function request(path: string, signal: AbortSignal): Promise<RawAnswer> {
    const response = await fetch(`${baseUrl}${path}`, {
      headers: requestHeaders,
      redirect: 'manual',
      signal,
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw statusFailure(response, clock.now());
    }
    return { json: await readJson(response), headers: response.headers };
  }

  return async (path, timeoutMs) => {
    const limit = new AbortController();
    try {
      const answer = await within(clock, timeoutMs, request(path, limit.signal));
      if (answer !== null) return answer;
    } catch (error) {
      if (error instanceof UpstreamError) throw error;
      throw requestFailed('upstream_error', 'sem conexão com a Câmara', { isPassing: true });
    }
    limit.abort();
    throw requestFailed('upstream_timeout', 'a Câmara demorou demais para responder', { isPassing: true });
  };
}
