import type { MiddlewareHandler } from 'hono';

const exposedHeaders = [
  'Content-Encoding',
  'Content-Location',
  'Content-Range',
  'Content-Type',
  'Date',
  'Location',
  'Server',
  'Transfer-Encoding',
  'Range-Unit',
  'Preference-Applied',
  'X-Total-Count',
  'Link',
  'X-Supabase-Api-Version',
  'X-Sb-Error-Code',
].join(', ');

/** Any origin, as hosted: calls carry key and token, no cookie. Functions answer for themselves. */
export function openToEveryPage(): MiddlewareHandler {
  return async (context, next) => {
    const wanted = context.req.header('access-control-request-method');
    if (context.req.method === 'OPTIONS' && wanted !== undefined) {
      return context.body(null, 200, {
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'GET,HEAD,PUT,PATCH,POST,DELETE,OPTIONS,TRACE,CONNECT',
        'access-control-allow-headers': context.req.header('access-control-request-headers') ?? '*',
        'access-control-max-age': '3600',
        vary: 'Access-Control-Request-Headers',
      });
    }
    await next();
    context.header('access-control-allow-origin', '*');
    context.header('access-control-expose-headers', exposedHeaders);
    return undefined;
  };
}
