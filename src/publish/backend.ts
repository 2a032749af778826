/** As a visitor: the public key, no session. */
export interface Backend {
  url: string;
  anonKey: string;
}

const timeoutMs = 10_000;

/** By POST with a body. Rejects without an answer in time. */
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
