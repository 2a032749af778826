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

/**
 * Cross-origin access as the hosted gateway gives it: any page may call, because every call carries its own key
 * and token and no cookie. Functions are left out: each decides for itself which pages it answers.
 */
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
