import { DatabaseError, type Database } from '../database/database.ts';
import { fromDatabase } from './database-errors.ts';
import { errorResponse, RestError } from './errors.ts';
import { execute } from './execute.ts';
import { negotiate } from './media-type.ts';
import { nearestName } from './nearest-name.ts';
import { describeSchema } from './open-api.ts';
import { planCall } from './plan/call.ts';
import { planRead } from './plan/read.ts';
import type { Plan, RestRequest } from './plan/request.ts';
import { planWrite } from './plan/write.ts';
import { parsePreferences } from './preferences.ts';
import { bodyProblem, rootProblem, schemaProblem } from './postgrest-errors.ts';
import { parseQuery } from './query/query-string.ts';
import { respond } from './respond.ts';
import { identify, type Identity } from './role.ts';
import { checkMethod, isWriteMethod, targetOf, writes, type Target } from './request-target.ts';
import { loadSchema } from './schema/load.ts';
import { objectKey, type SchemaCache, type Table } from './schema/model.ts';

export interface RestOptions {
  readonly database: Database;
  /** Exposed schemas; the first answers when no profile is requested. */
  readonly schemas: readonly string[];
  /** Schemas after the request's own in the search path. */
  readonly extraSearchPath?: readonly string[];
  /** Rows at most that a read returns. */
  readonly maxRows?: number;
  readonly jwtSecret: string;
}

export interface Rest {
  /** Relative to the service: `/table?…` or `/rpc/name`. Never rejects for bad ones. */
  fetch(request: Request): Promise<Response>;
  /** Reads the catalogue anew. */
  reload(): Promise<void>;
}

function schemaOf({ method, headers }: Request, exposed: readonly string[]): string {
  const isRead = method === 'GET' || method === 'HEAD';
  const asked = headers.get(isRead ? 'accept-profile' : 'content-profile');
  const [first = 'public'] = exposed;
  if (asked === null) return first;
  if (!exposed.includes(asked)) throw schemaProblem(asked, exposed);
  return asked;
}

function tableNamed(cache: SchemaCache, schema: string, name: string): Table {
  const table = cache.tables.get(objectKey(schema, name));
  if (table !== undefined) return table;
  const names = [...cache.tables.values()].flatMap((known) => (known.schema === schema ? [known.name] : []));
  const close = nearestName(name, names, 0.75);
  throw new RestError({
    status: 404,
    code: 'PGRST205',
    message: `Could not find the table '${schema}.${name}' in the schema cache`,
    hint: close === null ? null : `Perhaps you meant the table '${schema}.${close}'`,
  });
}

function checkRowsType(headers: Headers): void {
  const type =
    (headers.get('content-type') ?? 'application/json').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (type !== 'application/json') throw bodyProblem(`Content-Type not acceptable: ${type}`);
}

function planOf(request: RestRequest, target: Target, body: string): Plan {
  const { method, cache, schema } = request;
  if (target.kind === 'routine') return planCall(request, target.name, body);
  const table = tableNamed(cache, schema, target.name);
  if (!isWriteMethod(method)) return planRead(request, table);
  if (method !== 'DELETE') checkRowsType(request.headers);
  return planWrite(request, table, writes[method], body);
}

function understand(cache: SchemaCache, options: RestOptions, request: Request, target: Target): RestRequest {
  const { method, headers } = request;
  const { settings } = cache;
  return {
    method,
    headers,
    cache,
    schema: schemaOf(request, options.schemas),
    query: parseQuery(target.params, target.kind === 'routine' && method !== 'POST'),
    preferences: parsePreferences(headers.get('prefer'), settings.transactionOverride),
    media: negotiate(headers.get('accept'), settings.plans),
    maxRows: options.maxRows ?? null,
  };
}

function describeRoot(
  cache: SchemaCache,
  options: RestOptions,
  request: Request,
  { role }: Identity,
): Response {
  const schema = schemaOf(request, options.schemas);
  if (role !== 'service_role') throw rootProblem();
  const headers = { 'content-type': 'application/openapi+json; charset=utf-8' };
  return new Response(request.method === 'HEAD' ? null : describeSchema(cache, schema), { headers });
}

/** Unknown names may be new: worth one look at the catalogue. */
function mayBeStale(error: unknown): boolean {
  return error instanceof RestError && /^PGRST20[0245]$/.test(error.code);
}

async function answer(
  cache: SchemaCache,
  options: RestOptions,
  request: Request,
  identity: Identity,
  body: string,
): Promise<Response> {
  const target = targetOf(request);
  checkMethod(target, request.method);
  if (target.kind === 'root') return describeRoot(cache, options, request, identity);
  const understood = understand(cache, options, request, target);
  const plan = planOf(understood, target, body);
  const searchPath = [understood.schema, ...(options.extraSearchPath ?? [])];
  const result = await execute(options.database, understood, plan, {
    identity,
    path: target.path,
    searchPath,
    statementTimeout: cache.settings.statementTimeouts.get(identity.role) ?? 0,
  });
  return respond(understood, plan, result);
}

/** PostgREST's wire behaviour over any Database, by its reference documentation, versions 12 to 14. */
export async function createRest(options: RestOptions): Promise<Rest> {
  const { database, schemas, jwtSecret } = options;
  let cache = await loadSchema(database, schemas);
  const reload = async () => {
    cache = await loadSchema(database, schemas);
  };
  let looking: Promise<void> | null = null;
  const lookAgain = () =>
    (looking ??= reload().finally(() => {
      looking = null;
    }));
  const handle = async (request: Request, identity: Identity): Promise<Response> => {
    const body = isWriteMethod(request.method) ? await request.text() : '';
    try {
      return await answer(cache, options, request, identity, body);
    } catch (error) {
      if (!mayBeStale(error)) throw error;
      await lookAgain();
      return answer(cache, options, request, identity, body);
    }
  };
  return {
    reload,
    async fetch(request) {
      let authenticated = false;
      try {
        const identity = await identify(request.headers, jwtSecret);
        authenticated = identity.role !== 'anon';
        return await handle(request, identity);
      } catch (error) {
        if (error instanceof RestError) return errorResponse(error, request.method);
        if (error instanceof DatabaseError)
          return errorResponse(fromDatabase(error, authenticated), request.method);
        throw error;
      }
    },
  };
}
