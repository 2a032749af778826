export function functionError(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status, headers: { 'access-control-allow-origin': '*' } });
}

const hopByHop = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'host',
  'expect',
  'te',
  'trailer',
];

/** Fetch already decoded the body: encoding and length no longer fit. */
function responseHeaders(upstream: Response): Headers {
  const headers = new Headers(upstream.headers);
  if (headers.has('content-encoding')) {
    headers.delete('content-encoding');
    headers.delete('content-length');
  }
  for (const name of ['connection', 'keep-alive', 'transfer-encoding']) headers.delete(name);
  return headers;
}

/** Streams. 504 past the limit, 500 when the process died. */
export async function forwardToFunction(
  request: Request,
  { origin, limitMs, log }: { origin: string; limitMs: number; log: (line: string) => void },
): Promise<Response> {
  const url = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of hopByHop) headers.delete(name);
  headers.set('accept-encoding', 'identity');
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), limitMs);
  try {
    const upstream = await fetch(`${origin}${url.pathname}${url.search}`, {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, limit.signal]),
      ...(request.body === null ? {} : { body: request.body, duplex: 'half' }),
    });
    return new Response(upstream.body, { status: upstream.status, headers: responseHeaders(upstream) });
  } catch (error) {
    if (limit.signal.aborted) return functionError(504, 'TIMEOUT', 'Function did not answer in time');
    if (request.signal.aborted) return new Response(null, { status: 499 });
    log(`function call failed: ${String(error)}`);
    return functionError(500, 'WORKER_ERROR', 'Function exited due to an error (please check logs)');
  } finally {
    clearTimeout(timer);
  }
}
