/** 'opened-here': usable code; 'opened-elsewhere': another browser's. Anybody can write its words: only codes are kept. */
export type AuthLink =
  | { kind: 'none' | 'opened-here' | 'opened-elsewhere' | 'expired' }
  | { kind: 'refused'; code: string };

const refusals = ['error', 'error_code', 'error_description'] as const;

export const linkParameters = ['code', ...refusals] as const;

/** Refusals come in query and fragment. */
export function readAuthLink(address: string, hasVerifier: boolean): AuthLink {
  const { searchParams, hash } = new URL(address);
  const fragment = new URLSearchParams(hash.slice(1));
  const [error, code, description] = refusals.map((name) => searchParams.get(name) ?? fragment.get(name));
  if (error ?? code ?? description) {
    return code === 'otp_expired' ? { kind: 'expired' } : { kind: 'refused', code: code ?? error ?? '' };
  }
  if (!searchParams.has('code')) return { kind: 'none' };
  return { kind: hasVerifier ? 'opened-here' : 'opened-elsewhere' };
}
