import type { Call } from '../context.ts';
import type { Settings } from '../options.ts';

type RedirectSettings = Pick<Settings, 'siteUrl' | 'redirectAllowList'>;

/** `*` stops at `.` and `/`, `**` does not, `?` is one other character. */
function globToPattern(glob: string): RegExp {
  const source = glob.replace(/\*\*|\*|\?|[.+^${}()|[\]\\]/g, (token) => {
    if (token === '**') return '.*';
    if (token === '*') return '[^./]*';
    if (token === '?') return '[^./]';
    return `\\${token}`;
  });
  return new RegExp(`^${source}$`);
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}

/** Refuses what browsers repair silently: backslashes, spaces, user information, numeric hosts, a missing scheme. */
function parsePlainUrl(text: string): URL | null {
  if (/[\s\\\p{Cc}]/u.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  const isPlain = text.toLowerCase().startsWith(url.origin);
  return isPlain && /^([/?#]|$)/.test(text.slice(url.origin.length)) ? url : null;
}

/** The site (any port when local), loopback, or listed; fragments do not count. */
export function isRedirectAllowed(text: string, settings: RedirectSettings): boolean {
  const url = parsePlainUrl(text);
  if (url === null) return false;
  const site = new URL(settings.siteUrl);
  const isSite = url.protocol === site.protocol && url.hostname === site.hostname;
  if (isSite && (url.port === site.port || isLoopback(url.hostname))) return true;
  if (isLoopback(url.hostname) && url.hostname !== 'localhost') return true;
  const [withoutFragment = ''] = text.split('#');
  return settings.redirectAllowList.some((glob) => globToPattern(glob).test(withoutFragment));
}

/** The first allowed of `redirect_to` and the referrer, else the site. */
export function redirectTarget({ request, url }: Call, settings: RedirectSettings): string {
  const candidates = [
    request.headers.get('redirect_to') ?? '',
    url.searchParams.get('redirect_to') ?? '',
    request.headers.get('referer') ?? '',
  ];
  return candidates.find((text) => isRedirectAllowed(text, settings)) ?? settings.siteUrl;
}

export function withQuery(target: string, members: Record<string, string>): string {
  const url = new URL(target);
  for (const [name, value] of Object.entries(members)) url.searchParams.set(name, value);
  return url.href;
}

/** The address with its fragment replaced; `sb` tells clients that the fragment is this service's. */
export function withFragment(target: string, members: Record<string, string>): string {
  const url = new URL(target);
  url.hash = new URLSearchParams({ ...members, sb: '' }).toString();
  return url.href;
}

const oauthErrors: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
};

/** Failure in the fragment, and in the query for PKCE clients. */
export function errorRedirect(
  target: string,
  error: { status: number; code: string; message: string },
  isQueryToo: boolean,
): string {
  const name = oauthErrors[error.status];
  const members = {
    ...(name === undefined ? {} : { error: name }),
    error_code: error.code,
    error_description: error.message,
  };
  return withFragment(isQueryToo ? withQuery(target, members) : target, members);
}
