import * as z from 'zod';
import { badRequest, invalid } from './errors.ts';

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

/** Walkers recurse per level, so deeper bodies are refused. */
const maxDepth = 100;

/** Lone surrogates become U+FFFD. Throws bad_json when deep, validation_failed for U+0000. */
function storable(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') {
    if (value.includes('\u0000')) throw invalid('The request contains a null character');
    return value.replace(/\p{Surrogate}/gu, '\uFFFD');
  }
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= maxDepth) {
    throw badRequest('bad_json', 'Could not parse request body as JSON: exceeded max depth');
  }
  const within = (member: unknown): unknown => storable(member, depth + 1);
  if (Array.isArray(value)) return value.map(within);
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [String(within(key)), within(member)]),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw badRequest('bad_json', `Could not parse request body as JSON: ${error.message}`);
  }
}

/** Throws bad_json for another shape; the gateway refuses what is too large. */
export async function readBody<Output>(request: Request, schema: z.ZodType<Output>): Promise<Output> {
  const parsed = schema.safeParse(storable(parseJson(await request.text())));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const place = issue?.path.join('.') ?? '';
  throw badRequest('bad_json', `Could not parse request body as JSON: ${place} ${issue?.message ?? ''}`);
}

/** Uncacheable: every JSON answer here is about one person. */
export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

export function redirect(location: string, status: 302 | 303): Response {
  return new Response(null, { status, headers: { location, 'cache-control': 'no-store' } });
}

/** A local page: no script, no external resource, no framing. */
export function htmlPage(markup: string): Response {
  return new Response(markup, {
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
