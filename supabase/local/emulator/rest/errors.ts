export interface RestErrorFields {
  status: number;
  code: string;
  message: string;
  details?: unknown;
  hint?: string | null;
  /** Extra headers of the answer, for example WWW-Authenticate. */
  headers?: Readonly<Record<string, string>>;
}

/** Everything in it is meant for the caller. */
export class RestError extends Error {
  override readonly name = 'RestError';
  readonly status: number;
  readonly code: string;
  readonly details: unknown;
  readonly hint: string | null;
  readonly headers: Readonly<Record<string, string>>;

  constructor(fields: RestErrorFields) {
    super(fields.message);
    this.status = fields.status;
    this.code = fields.code;
    this.details = fields.details ?? null;
    this.hint = fields.hint ?? null;
    this.headers = fields.headers ?? {};
  }
}

/** The HTTP answer of a refusal; a HEAD request gets the headers alone. */
export function errorResponse(error: RestError, method: string): Response {
  const { code, details, hint, message, status } = error;
  const headers = new Headers(error.headers);
  headers.set('content-type', 'application/json; charset=utf-8');
  headers.set('proxy-status', `PostgREST; error=${code}`);
  const body = method === 'HEAD' ? null : JSON.stringify({ code, details, hint, message });
  return new Response(body, { status, headers });
}
