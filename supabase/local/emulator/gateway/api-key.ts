import type { MiddlewareHandler } from 'hono';
import type { KeyRole, ProjectKeys } from './keys.ts';

export interface GatewayEnv {
  Bindings: { remoteAddress?: string | undefined };
  Variables: { keyRole: KeyRole | null };
}

/** Browsers following links, and services reading public facts, have no key. */
const openAuthPaths = new Set([
  '/auth/v1/authorize',
  '/auth/v1/callback',
  '/auth/v1/google',
  '/auth/v1/verify',
  '/auth/v1/health',
  '/auth/v1/.well-known/jwks.json',
]);

function isOpen(path: string): boolean {
  return (
    openAuthPaths.has(path) || path.startsWith('/auth/v1/authorize/') || path.startsWith('/auth/v1/callback/')
  );
}

/** The hosted gateway's two refusals; stores the role for `forwardedHeaders`. */
export function requireApiKey(keys: ProjectKeys): MiddlewareHandler<GatewayEnv> {
  return async (context, next) => {
    const key = context.req.header('apikey') ?? context.req.query('apikey') ?? '';
    const role = key === '' ? null : await keys.roleOf(key);
    context.set('keyRole', role);
    if (role !== null || context.req.method === 'OPTIONS' || isOpen(context.req.path)) return next();
    if (key === '') {
      return context.json(
        {
          message: 'No API key found in request',
          hint: 'No `apikey` request header or url param was found.',
        },
        401,
      );
    }
    return context.json(
      { message: 'Invalid API key', hint: 'Double check your Supabase `anon` or `service_role` API key.' },
      401,
    );
  };
}

const opaqueKey = /^Bearer\s+sb_(publishable|secret)_/i;

/** Opaque keys are no tokens: their role signs, or `whenMissing` does. */
export function effectiveAuthorization(
  header: string | null,
  role: KeyRole | null,
  { keys, whenMissing }: { keys: ProjectKeys; whenMissing: readonly KeyRole[] },
): string | null {
  const isOpaque = header !== null && opaqueKey.test(header);
  const isMissing = header === null || header.trim() === '';
  if (role === null) return isOpaque ? null : header;
  if (isOpaque || (isMissing && whenMissing.includes(role))) return `Bearer ${keys.tokenOf(role)}`;
  return header;
}
