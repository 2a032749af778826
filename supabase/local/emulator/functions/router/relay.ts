import { TokenError, verifyToken } from '../../jwt.ts';
import type { Captured } from './capture.ts';
import type { RouterSettings } from './settings.ts';

/** Browsers must read the platform's errors; functions send their own headers. */
const openCors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
};

function refusal(status: number, body: { code: string | number; message: string }): Response {
  return Response.json(body, { status, headers: openCors });
}

/** Null for any token signed by the project, the anonymous key included. */
async function tokenRefusal(request: Request, secret: string): Promise<Response | null> {
  const header = request.headers.get('authorization');
  if (header === null) return refusal(401, { code: 401, message: 'Missing authorization header' });
  const token = /^Bearer +(\S+)$/i.exec(header)?.[1];
  if (token === undefined) return refusal(401, { code: 401, message: 'Invalid JWT' });
  try {
    await verifyToken(token, secret);
    return null;
  } catch (error) {
    if (!(error instanceof TokenError)) throw error;
    return refusal(401, { code: 401, message: 'Invalid JWT' });
  }
}

async function answer(loaded: Captured, request: Request, info: Deno.ServeHandlerInfo): Promise<Response> {
  try {
    return await loaded.handler(request, info);
  } catch (error) {
    if (loaded.onError !== null) return await loaded.onError(error);
    console.error(error);
    return new Response('Internal Server Error', { status: 500 });
  }
}

/** As hosted: 404 name, 401 token, 503 start, 500 handler; preflights pass. */
export function createRelay(settings: RouterSettings, loads: ReadonlyMap<string, Promise<Captured | null>>) {
  return async (request: Request, info: Deno.ServeHandlerInfo): Promise<Response> => {
    const name = new URL(request.url).pathname.split('/')[1] ?? '';
    const declared = settings.functions.find((candidate) => candidate.name === name);
    const load = loads.get(name);
    if (declared === undefined || load === undefined) {
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: openCors });
      return refusal(404, { code: 'NOT_FOUND', message: 'Requested function was not found' });
    }
    if (declared.verifyJwt && request.method !== 'OPTIONS') {
      const refused = await tokenRefusal(request, settings.jwtSecret);
      if (refused !== null) return refused;
    }
    const loaded = await load;
    if (loaded === null) {
      return refusal(503, { code: 'BOOT_ERROR', message: 'Function failed to start (please check logs)' });
    }
    return answer(loaded, request, info);
  };
}
