import { paths } from '@/lib/paths';

export const returnParameter = 'volta';

/** Only single-slash paths of this origin, else the home; /auth would loop. */
export function returnPath(wanted: string | null, origin: string): string {
  if (wanted === null || !/^\/(?![/\\])/.test(wanted) || !URL.canParse(wanted, origin)) return paths.home;
  const { origin: reached, pathname, search, hash } = new URL(wanted, origin);
  const isOwn = reached === origin && !pathname.startsWith('//');
  const isSignIn = pathname === paths.auth || pathname.startsWith(`${paths.auth}/`);
  return isOwn && !isSignIn ? pathname + search + hash : paths.home;
}

export function signInPath(from: { pathname: string; search: string; hash: string }, view?: string): string {
  const back = from.pathname + from.search + from.hash;
  const params = new URLSearchParams(view === undefined ? {} : { aba: view });
  if (back !== paths.home) params.set(returnParameter, back);
  return params.size === 0 ? paths.auth : `${paths.auth}?${params.toString()}`;
}
