import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { effectiveAuthorization, type GatewayEnv, requireApiKey } from './api-key.ts';
import { openToEveryPage } from './cors.ts';
import type { KeyRole, ProjectKeys } from './keys.ts';
import { relativeRequest } from './relative-request.ts';

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

function limitBody(maxSize: number): ReturnType<typeof bodyLimit> {
  return bodyLimit({
    maxSize,
    onError: (context) => context.json({ message: 'Request size limit exceeded' }, 413),
  });
}

/** Passes a request on to a service; `whenMissing` are the key roles that speak for a missing token. */
function forward(service: Service, prefix: string, keys: ProjectKeys, whenMissing: readonly KeyRole[]) {
  return async (context: Context<GatewayEnv>): Promise<Response> => {
    const { raw } = context.req;
    const authorization = effectiveAuthorization(
      raw.headers.get('authorization'),
      context.get('keyRole') ?? null,
      {
        keys,
        whenMissing,
      },
    );
    const address = context.env.remoteAddress ?? '127.0.0.1';
    return service(relativeRequest(raw, { prefix, authorization, address }));
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

/**
 * One address for every service of the local project, with the hosted gateway's keys, cross-origin rules and
 * refusals: /rest/v1, /auth/v1, /functions/v1, and /mail for the messages. Never rejects.
 */
export function createGateway({ keys, rest, auth, functions, mail, log }: GatewayOptions): Gateway {
  const app = new Hono<GatewayEnv>();
  app.use('*', async (context, next) => {
    await next();
    context.header('x-content-type-options', 'nosniff');
  });
  app.use('/rest/v1/*', openToEveryPage(), limitBody(mebibyte), requireApiKey(keys));
  app.use('/auth/v1/*', openToEveryPage(), limitBody(mebibyte), requireApiKey(keys));
  app.use('/functions/v1/*', limitBody(10 * mebibyte));
  app.all('/rest/v1/*', forward(rest, '/rest/v1', keys, ['anon', 'service_role']));
  app.all('/auth/v1/*', forward(auth, '/auth/v1', keys, ['service_role']));
  app.all('/functions/v1/*', async (context) => {
    const authorization = context.req.header('authorization') ?? null;
    const address = context.env.remoteAddress ?? '127.0.0.1';
    return functions(relativeRequest(context.req.raw, { prefix: '/functions/v1', authorization, address }));
  });
  app.get('/mail', (context) => mail(context.req.raw));
  addAbsentServices(app);
  app.use('*', openToEveryPage());
  app.notFound((context) => context.json({ message: 'no Route matched with those values' }, 404));
  app.onError((error, context) => {
    log(`${context.req.method} ${context.req.path}: ${error.stack ?? error.message}`);
    return context.json({ message: 'An unexpected error occurred' }, 500);
  });
  return { fetch: async (request, remoteAddress) => app.fetch(request, { remoteAddress }) };
}
