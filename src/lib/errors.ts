/** The code of a refusal (a SQLSTATE, one of the auth service …); null without an answer or a code. */
export function errorCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' && error.code !== '' ? error.code : null;
}

/** Whether a service answered and refused, as against one that is broken or was not reached. */
export function isRefusal(error: unknown): error is Error & { status: number } {
  const status = error instanceof Error && 'status' in error ? error.status : null;
  return typeof status === 'number' && status >= 400 && status < 500;
}

/** SQLSTATE of a row that row-level security refuses. */
export const policyRefusal = '42501';

/** The code of an error whose message is written for readers (spoken-error.ts). */
export const spoken = 'spoken';

/** What readers are told of a failure: its own words where it has them. */
export function toldBy<T>(error: unknown, otherwise: T): T | string {
  return error instanceof Error && errorCode(error) === spoken ? error.message : otherwise;
}

/** The session a request needed is gone: nobody is signed in any more. */
export class SessionEndedError extends Error {
  readonly code = 'session_ended';

  constructor() {
    super('The session ended before the request could be made.');
    this.name = 'SessionEndedError';
  }
}
