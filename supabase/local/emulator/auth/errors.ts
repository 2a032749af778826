/** A refusal in the Auth service's own words: HTTP status, machine code and message. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly status: number;
  readonly code: string;
  /** Further members of the body, for example the reasons of a weak password. */
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(status: number, code: string, message: string, extra: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.extra = extra;
  }
}

export function badRequest(code: string, message: string): AuthError {
  return new AuthError(400, code, message);
}

export function forbidden(code: string, message: string): AuthError {
  return new AuthError(403, code, message);
}

export function unprocessable(code: string, message: string): AuthError {
  return new AuthError(422, code, message);
}

export function invalid(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message);
}

export const invalidCredentials = (): AuthError =>
  badRequest('invalid_credentials', 'Invalid login credentials');

export const userBanned = (): AuthError => forbidden('user_banned', 'User is banned');

export const emailExists = (): AuthError =>
  unprocessable('email_exists', 'A user with this email address has already been registered');

export const phoneExists = (): AuthError =>
  unprocessable('phone_exists', 'A user with this phone number has already been registered');

export const tooManyRequests = (): AuthError =>
  new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached');

const versionHeader = 'x-supabase-api-version';
const currentVersion = '2024-01-01';

/** API versions from 2024-01-01 on get `{code, message}`, older ones `{code: <status>, error_code, msg}`. */
export function errorResponse(error: AuthError, request: Request): Response {
  const asked = request.headers.get(versionHeader) ?? '';
  const isCurrent = /^\d{4}-\d{2}-\d{2}$/.test(asked) && asked >= currentVersion;
  const body = isCurrent
    ? { code: error.code, message: error.message, ...error.extra }
    : { code: error.status, error_code: error.code, msg: error.message, ...error.extra };
  const headers: Record<string, string> = { 'x-sb-error-code': error.code };
  if (isCurrent) headers[versionHeader] = currentVersion;
  return Response.json(body, { status: error.status, headers });
}
