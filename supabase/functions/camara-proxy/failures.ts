import { UserError } from '../_shared/errors.ts';

/** What went wrong with the Chamber, for screens that choose what to offer. */
export type FailureCode =
  'upstream_timeout' | 'upstream_busy' | 'upstream_error' | 'bad_request' | 'not_found';

/**
 * The Chamber did not give an answer that can be used. The specification fixes both sentences and status 500:
 * "Erro ao acessar API da Câmara" when it answered and refused, "Erro na requisição" when the call itself failed;
 * the message follows after a colon.
 */
export class UpstreamError extends UserError {
  override readonly name = 'UpstreamError';
  override readonly code: FailureCode;
  /** Worth another try now. */
  readonly isPassing: boolean;
  /** How long the Chamber asked to be left alone; null when it said nothing. */
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

/** Too many questions wait for the Chamber already; this one was never put to it. */
export class CrowdedError extends UserError {
  override readonly name = 'CrowdedError';
  constructor() {
    super(503, 'crowded', 'Muitas consultas à Câmara ao mesmo tempo. Tente de novo em instantes.', 10);
  }
}

interface Passing {
  isPassing?: boolean;
  retryAfterMs?: number | null;
}

/** The Chamber answered, but not with the data. */
export function answeredBadly(code: FailureCode, message: string, options?: Passing): UpstreamError {
  return new UpstreamError(code, `Erro ao acessar API da Câmara: ${message}`, options);
}

/** No answer came. */
export function requestFailed(code: FailureCode, message: string, options?: Passing): UpstreamError {
  return new UpstreamError(code, `Erro na requisição: ${message || 'Erro desconhecido'}`, options);
}
