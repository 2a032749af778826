import { UserError } from '../_shared/errors.ts';

export type FailureCode =
  | 'upstream_timeout'
  | 'upstream_busy'
  | 'upstream_error'
  | 'bad_request'
  | 'not_found';

/** The specification fixes 500 and both sentences; the message follows after a colon. */
export class UpstreamError extends UserError {
  override readonly name = 'UpstreamError';
  override readonly code: FailureCode;
  /** Worth a retry now. */
  readonly isPassing: boolean;
  /** The Chamber's retry-after; null when it gave none. */
  readonly retryAfterMs: number | null;

  constructor(
    code: FailureCode,
    sentence: string,
    { isPassing = false, retryAfterMs = null }: { isPassing?: boolean; retryAfterMs?: number | null } = {},
  ) {
    super(500, code, sentence);
    this.code = code;
    this.isPassing = isPassing;
    this.retryAfterMs = retryAfterMs;
  }
}

/** The queue is full; the request was never sent. */
export class CrowdedError extends UserError {
  override readonly name = 'CrowdedError';
  constructor() {
    super(503, 'crowded', 'Muitas consultas à Câmara ao mesmo tempo. Tente novamente em instantes.', 10);
  }
}

interface Passing {
  isPassing?: boolean;
  retryAfterMs?: number | null;
}

export function answeredBadly(code: FailureCode, message: string, options?: Passing): UpstreamError {
  return new UpstreamError(code, `Erro ao acessar API da Câmara: ${message}`, options);
}

export function requestFailed(code: FailureCode, message: string, options?: Passing): UpstreamError {
  return new UpstreamError(code, `Erro na requisição: ${message || 'Erro desconhecido'}`, options);
}
