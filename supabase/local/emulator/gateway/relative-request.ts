interface ForwardedParts {
  /** What the gateway's path has before the service's own. */
  prefix: string;
  authorization: string | null;
  address: string;
  body: Uint8Array<ArrayBuffer> | null;
}

/** Without prefix and `apikey`; the gateway sets the caller's address. */
export function relativeRequest(
  request: Request,
  { prefix, authorization, address, body }: ForwardedParts,
): Request {
  const url = new URL(request.url);
  const path = url.pathname.slice(prefix.length);
  const query = url.search
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !/^apikey(=|$)/.test(pair))
    .join('&');
  const headers = new Headers(request.headers);
  headers.set('x-forwarded-for', address);
  for (const name of ['x-real-ip', 'forwarded', 'cf-connecting-ip', 'true-client-ip']) headers.delete(name);
  if (authorization === null) headers.delete('authorization');
  else headers.set('authorization', authorization);
  return new Request(
    `${url.origin}${path.startsWith('/') ? path : `/${path}`}${query === '' ? '' : `?${query}`}`,
    {
      method: request.method,
      headers,
      signal: request.signal,
      redirect: 'manual',
      ...(body === null || body.byteLength === 0 ? {} : { body }),
    },
  );
}
