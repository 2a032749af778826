import { bytesWithin } from './bytes-within.ts';
import { UserError } from './errors.ts';
import { describeError, type Log } from './log.ts';

const maxBody = 4096;

/** Only the listed origins may read the responses; caches keep them apart. */
function corsHeaders(request: Request, allowedOrigins: readonly string[]): Record<string, string> {
  const origin = request.headers.get('origin');
  if (origin === null || !allowedOrigins.includes(origin)) return { vary: 'Origin' };
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
    'access-control-expose-headers': 'age, x-cache, x-request-id, retry-after',
    'access-control-max-age': '86400',
  };
}

/** Throws UserError 413 above 4 KiB, and 400 for no JSON. */
export async function readJson(request: Request): Promise<unknown> {
  try {
    const bytes = await bytesWithin(request, maxBody);
    if (bytes === null) throw new UserError(413, 'body_too_large', 'O envio é grande demais.');
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError)
      throw new UserError(400, 'invalid_body', 'Envie um objeto JSON.');
    throw error;
  }
}

export interface ServeOptions {
  allowedOrigins: readonly string[];
  log: Log;
  answer: (request: Request) => Promise<Response>;
}

const genericMessage = 'Não foi possível responder agora. Tente de novo.';

function refusal({ status, code, message, retryAfterS }: UserError): Response {
  const response = Response.json({ error: message, code }, { status });
  if (retryAfterS !== null) response.headers.set('retry-after', String(retryAfterS));
  return response;
}

async function answerSafely({ answer, log }: ServeOptions, request: Request, id: string): Promise<Response> {
  try {
    return await answer(request);
  } catch (error) {
    if (error instanceof UserError) return refusal(error);
    log('unexpected_error', { id, error: describeError(error) });
    return Response.json({ error: genericMessage, code: 'internal_error' }, { status: 500 });
  }
}

/** POST and preflight only, listed origins only, errors as {error, code}. */
export function serve(options: ServeOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    const cors = corsHeaders(request, options.allowedOrigins);
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
    const id = crypto.randomUUID();
    const response =
      request.method === 'POST'
        ? await answerSafely(options, request, id)
        : Response.json(
            { error: 'Use POST.', code: 'method_not_allowed' },
            { status: 405, headers: { allow: 'POST, OPTIONS' } },
          );
    const headers = {
      ...cors,
      'x-request-id': id,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    };
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  };
}
