/** 'opened-here': usable code; 'opened-elsewhere': another browser's. Anybody can write an address' words. */
export type AuthLink =
  | { kind: 'none' | 'opened-here' | 'opened-elsewhere' }
  | { kind: 'expired' | 'refused'; code: string; words: string };

export function expiredLink(words = ''): AuthLink {
  return { kind: 'expired', code: 'otp_expired', words };
}

const refusals = ['error', 'error_code', 'error_description'] as const;

export const linkParameters = ['code', ...refusals] as const;

/** Refusals come in query and fragment. */
export function readAuthLink(address: string, hasVerifier: boolean): AuthLink {
  const { searchParams, hash } = new URL(address);
  const fragment = new URLSearchParams(hash.slice(1));
  const [error, code, description] = refusals.map((name) => searchParams.get(name) ?? fragment.get(name));
  if (error ?? code ?? description) {
    const words = description ?? '';
    return code === 'otp_expired'
      ? expiredLink(words)
      : { kind: 'refused', code: code ?? error ?? '', words };
  }
  if (!searchParams.has('code')) return { kind: 'none' };
  return { kind: hasVerifier ? 'opened-here' : 'opened-elsewhere' };
}
