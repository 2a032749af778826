/** A SQLSTATE or the auth service's code; null without answer or code. */
export function errorCode(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('code' in error)) return null;
  return typeof error.code === 'string' && error.code !== '' ? error.code : null;
}

const passing = /^(PGRST00[0-3]|(08|40|53)\w{3}|57P\d\d)$/;

/** The database restarts, is full, or two acts crossed: its next answer is another. */
export function isPassing(error: unknown): boolean {
  return passing.test(errorCode(error) ?? '');
}

export function isRefusal(error: unknown): error is Error & { status: number } {
  const status = error instanceof Error && 'status' in error ? error.status : null;
  return typeof status === 'number' && status >= 400 && status < 500;
}

export const policyRefusal = '42501';

export const spoken = 'spoken';

export function toldBy<T>(error: unknown, otherwise: T): T | string {
  return error instanceof Error && errorCode(error) === spoken ? error.message : otherwise;
}

export class SessionEndedError extends Error {
  readonly code = 'session_ended';

  constructor() {
    super('The session ended before the request could be made.');
    this.name = 'SessionEndedError';
  }
}
