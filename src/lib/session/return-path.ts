import { paths } from '@/lib/paths';

/** The query parameter of /auth that says where to go after signing in. */
export const returnParameter = 'volta';

/**
 * A path of this site, or the home. Only exactly one leading slash and this origin after parsing are followed, so that no
 * link to /auth leads to another site; /auth itself would loop.
 * @param wanted the parameter's text in the address.
 * @param origin this site's origin.
 */
export function returnPath(wanted: string | null, origin: string): string {
  if (wanted === null || !/^\/(?![/\\])/.test(wanted) || !URL.canParse(wanted, origin)) return paths.home;
  const { origin: reached, pathname, search, hash } = new URL(wanted, origin);
  const isOwn = reached === origin && !pathname.startsWith('//');
  const isSignIn = pathname === paths.auth || pathname.startsWith(`${paths.auth}/`);
  return isOwn && !isSignIn ? pathname + search + hash : paths.home;
}

/** The address of /auth that leads back to where the user was; `view` opens another of its tabs than the first. */
export function signInPath(from: { pathname: string; search: string; hash: string }, view?: string): string {
  const back = from.pathname + from.search + from.hash;
  const params = new URLSearchParams(view === undefined ? {} : { aba: view });
  if (back !== paths.home) params.set(returnParameter, back);
  return params.size === 0 ? paths.auth : `${paths.auth}?${params.toString()}`;
}
