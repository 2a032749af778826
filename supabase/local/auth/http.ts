import * as z from 'zod';
import { AuthError, badRequest, invalid } from './errors.ts';

/** The service refuses larger bodies (bytes). */
const maximumBody = 1_048_576;

/** A text field: absent, null and '' mean the same to the service. */
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

export const optionalFlag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);

export type JsonObject = Record<string, unknown>;

export const optionalObject = z.record(z.string(), z.unknown()).nullish();

/** PostgreSQL's text and jsonb cannot hold U+0000, so a body that carries it is refused at the door. */
function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, member]) => hasNul(key) || hasNul(member));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw badRequest('bad_json', `Could not parse request body as JSON: ${error.message}`);
  }
}

/**
 * The request's body checked against `schema`.
 * Throws AuthError bad_json for what is not JSON or has a member of the wrong type, request_entity_too_large above 1 MiB.
 */
export async function readBody<Output>(request: Request, schema: z.ZodType<Output>): Promise<Output> {
  const text = await request.text();
  if (Buffer.byteLength(text) > maximumBody) {
    throw new AuthError(413, 'request_entity_too_large', `Request body too large (max ${maximumBody} bytes)`);
  }
  const body = parseJson(text);
  if (hasNul(body)) throw invalid('The request contains a null character');
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const place = issue?.path.join('.') ?? '';
  throw badRequest('bad_json', `Could not parse request body as JSON: ${place} ${issue?.message ?? ''}`);
}

/** An answer that no cache may keep: every JSON answer of this service is about one person. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

export function redirect(location: string, status: 302 | 303): Response {
  return new Response(null, { status, headers: { location, 'cache-control': 'no-store' } });
}

/** A page of the local stand-ins: no script, no outside resource, may only be framed by nobody. */
export function htmlPage(markup: string, status = 200): Response {
  return new Response(markup, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  });
}
