import type { MiddlewareHandler } from 'hono';
import type { KeyRole, ProjectKeys } from './keys.ts';

export interface GatewayEnv {
  Bindings: { remoteAddress?: string | undefined };
  Variables: { keyRole: KeyRole | null };
}

/** Calls that arrive without a key: a browser following a link, or a service reading public facts. */
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

/**
 * `apikey` header or query parameter, with the hosted gateway's two refusals. Stores the key's role for
 * `forwardedHeaders`.
 */
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

/** An opaque key is no token: its role speaks instead, also without the header when `whenMissing` names the role. */
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
