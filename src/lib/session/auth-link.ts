/** The service's word for a link or code that is old or was used. */
export const spentCode = 'otp_expired';

/** 'opened-here': usable code; 'opened-elsewhere': another browser's. Anybody can write an address' words. */
export type AuthLink =
  | { kind: 'none' | 'opened-here' | 'opened-elsewhere' }
  | { kind: 'expired' | 'refused'; code: string; words: string };

export function expiredLink(words = ''): AuthLink {
  return { kind: 'expired', code: spentCode, words };
}

const refusals = ['error', 'error_code', 'error_description'] as const;

export const linkParameters = ['code', 'access_token', ...refusals] as const;

/** Refusals come in query and fragment. */
export function readAuthLink(address: string, hasVerifier: boolean): AuthLink {
  const { searchParams, hash } = new URL(address);
  const fragment = new URLSearchParams(hash.slice(1));
  const [error, code, description] = refusals.map((name) => searchParams.get(name) ?? fragment.get(name));
  if (error ?? code ?? description) {
    const words = description ?? '';
    return code === spentCode ? expiredLink(words) : { kind: 'refused', code: code ?? error ?? '', words };
  }
  if (!searchParams.has('code')) return { kind: 'none' };
  return { kind: hasVerifier ? 'opened-here' : 'opened-elsewhere' };
}
