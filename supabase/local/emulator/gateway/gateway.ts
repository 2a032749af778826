import { type Context, Hono } from 'hono';
import { effectiveAuthorization, type GatewayEnv, requireApiKey } from './api-key.ts';
import { openToEveryPage } from './cors.ts';
import type { KeyRole, ProjectKeys } from './keys.ts';
import { relativeRequest } from './relative-request.ts';

/** The caller sent more than the service takes. */
class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
}

/** Null without a body. Rejects with BodyTooLargeError above `maxSize` bytes, declared or not. */
async function readBody(request: Request, maxSize: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (request.body === null) return null;
  if (Number(request.headers.get('content-length') ?? 0) > maxSize) throw new BodyTooLargeError();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > maxSize) throw new BodyTooLargeError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

type Service = (request: Request) => Response | Promise<Response>;

export interface GatewayOptions {
  keys: ProjectKeys;
  /** Each service receives paths relative to its own prefix. */
  rest: Service;
  auth: Service;
  functions: Service;
  /** The page with the messages that the local backend "sent". */
  mail: Service;
  log: (line: string) => void;
}

export interface Gateway {
  fetch(request: Request, remoteAddress?: string): Promise<Response>;
}

const mebibyte = 1024 * 1024;

interface Route {
  prefix: string;
  service: Service;
  maxBody: number;
  /** Roles of a key that speak when a call carries no token. */
  whenMissing: readonly KeyRole[];
}

function forward({ prefix, service, maxBody, whenMissing }: Route, keys: ProjectKeys) {
  return async (context: Context<GatewayEnv>): Promise<Response> => {
    const { raw } = context.req;
    const header = raw.headers.get('authorization');
    const authorization = effectiveAuthorization(header, context.get('keyRole') ?? null, {
      keys,
      whenMissing,
    });
    const address = context.env.remoteAddress ?? '127.0.0.1';
    const body = await readBody(raw, maxBody);
    return service(relativeRequest(raw, { prefix, authorization, address, body }));
  };
}

/** The parts of a hosted project that the embedded backend does not play. */
const absentServices = ['storage', 'realtime', 'graphql', 'pg', 'analytics'];

function addAbsentServices(app: Hono<GatewayEnv>): void {
  for (const name of absentServices) {
    for (const path of [`/${name}/v1`, `/${name}/v1/*`]) {
      app.use(path, openToEveryPage());
      app.all(path, (context) =>
        context.json(
          { code: 'not_implemented', message: `The ${name} service is not part of the local backend` },
          501,
        ),
      );
    }
  }
}

/** The rest of the body is never read, so the connection is closed. */
function refuseSize(context: Context): Response {
  return context.json({ message: 'Request size limit exceeded' }, 413, { connection: 'close' });
}

/** Against DNS rebinding: a foreign name must not read the messages' links. */
function isOwnName(url: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
}

/** Methods that no service has and that the web's Request refuses to carry. */
const unspeakable = new Set(['TRACE', 'TRACK', 'CONNECT']);

/** /rest/v1, /auth/v1, /functions/v1 and /mail behind the hosted gateway's rules. Never rejects. */
export function createGateway({ keys, rest, auth, functions, mail, log }: GatewayOptions): Gateway {
  const app = new Hono<GatewayEnv>();
  app.use('*', async (context, next) => {
    await next();
    context.header('x-content-type-options', 'nosniff');
  });
  app.use('*', async (context, next) => {
    if (!unspeakable.has(context.req.method.toUpperCase())) return next();
    return context.json({ message: 'Method not allowed' }, 405);
  });
  const routes = {
    rest: { prefix: '/rest/v1', service: rest, maxBody: mebibyte, whenMissing: ['anon', 'service_role'] },
    auth: { prefix: '/auth/v1', service: auth, maxBody: mebibyte, whenMissing: ['service_role'] },
    functions: { prefix: '/functions/v1', service: functions, maxBody: 10 * mebibyte, whenMissing: [] },
  } satisfies Record<string, Route>;
  for (const route of [routes.rest, routes.auth]) {
    app.use(`${route.prefix}/*`, openToEveryPage(), requireApiKey(keys));
  }
  for (const route of Object.values(routes)) app.all(`${route.prefix}/*`, forward(route, keys));
  app.get('/mail', (context) =>
    isOwnName(context.req.url)
      ? mail(context.req.raw)
      : context.json({ message: 'Misdirected request' }, 421),
  );
  addAbsentServices(app);
  app.use('*', openToEveryPage());
  app.notFound((context) => context.json({ message: 'no Route matched with those values' }, 404));
  app.onError((error, context) => {
    if (error instanceof BodyTooLargeError) return refuseSize(context);
    log(`${context.req.method} ${context.req.path}: ${error.stack ?? error.message}`);
    return context.json({ message: 'An unexpected error occurred' }, 500);
  });
  return { fetch: async (request, remoteAddress) => app.fetch(request, { remoteAddress }) };
}
