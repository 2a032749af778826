/** A refusal whose message the caller may read. Anything else is logged and answered generically. */
export class UserError extends Error {
  override readonly name: string = 'UserError';
  readonly status: number;
  readonly code: string;
  /** Null when another try is pointless. */
  readonly retryAfterS: number | null;

  constructor(status: number, code: string, message: string, retryAfterS: number | null = null) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfterS = retryAfterS;
  }
}
