/** The code of a refusal (a SQLSTATE, one of the auth service …); null without an answer or a code. */
export function errorCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' && error.code !== '' ? error.code : null;
}

/** SQLSTATE of a row that row-level security refuses. */
export const policyRefusal = '42501';

/** The session a request needed is gone: nobody is signed in any more. */
export class SessionEndedError extends Error {
  readonly code = 'session_ended';

  constructor() {
    super('The session ended before the request could be made.');
    this.name = 'SessionEndedError';
  }
}
