/** The project that the site reads from, as a visitor: the public key, no session. */
export interface Backend {
  url: string;
  anonKey: string;
}

/** Milliseconds; a build waits no longer for a backend that does not answer. */
const timeoutMs = 10_000;

/** What the site's backend answers a visitor, asked by POST when there is a body. Rejects when it does not in time. */
export async function askBackend(
  { url, anonKey }: Backend,
  path: string,
  body: Record<string, string> | null = null,
): Promise<unknown> {
  const response = await fetch(`${url.replace(/\/+$/, '')}/${path}`, {
    headers: {
      apikey: anonKey,
      authorization: `Bearer ${anonKey}`,
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`.trim());
  return response.json();
}
