/**
 * 'opened-here': a code this browser can use. 'opened-elsewhere': one that only the browser that requested it can.
 * 'expired', 'refused': the service refused the link or was not there; `message` is its reason, empty without one.
 */
export type AuthLink =
  | { kind: 'none' | 'opened-here' | 'opened-elsewhere' }
  | { kind: 'expired' | 'refused'; message: string };

const refusals = ['error', 'error_code', 'error_description'] as const;

/** The parameters the service adds to the address; the screens take them away once they are read. */
export const linkParameters = ['code', ...refusals] as const;

/**
 * Reads the link, its query and its fragment (the service writes refusals to both).
 * @param address the whole address the page was opened with.
 * @param hasVerifier whether this browser keeps the secret half of a link that it requested.
 */
export function readAuthLink(address: string, hasVerifier: boolean): AuthLink {
  const { searchParams, hash } = new URL(address);
  const fragment = new URLSearchParams(hash.slice(1));
  const [error, code, description] = refusals.map((name) => searchParams.get(name) ?? fragment.get(name));
  if (error ?? code ?? description) {
    return { kind: code === 'otp_expired' ? 'expired' : 'refused', message: description ?? error ?? '' };
  }
  if (!searchParams.has('code')) return { kind: 'none' };
  return { kind: hasVerifier ? 'opened-here' : 'opened-elsewhere' };
}
