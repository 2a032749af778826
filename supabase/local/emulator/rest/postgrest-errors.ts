import { RestError } from './errors.ts';

/** PGRST100: a query parameter that cannot be read. `column` counts from 1. */
export function parseProblem(what: string, column: number, unexpected: string, expecting: string): RestError {
  return new RestError({
    status: 400,
    code: 'PGRST100',
    message: `"failed to parse ${what}" (line 1, column ${column})`,
    details: `unexpected ${unexpected} expecting ${expecting}`,
  });
}

/** PGRST101: only GET, HEAD and POST call a function. */
export function rpcMethodProblem(method: string): RestError {
  return new RestError({ status: 405, code: 'PGRST101', message: `Cannot use the ${method} method on RPC` });
}

/** PGRST102: the body is not what the request needs. */
export function bodyProblem(message: string): RestError {
  return new RestError({ status: 400, code: 'PGRST102', message });
}

/** A body above the cap; the code is Postgres' own for "program limit exceeded". */
export function bodyTooLarge(limit: number): RestError {
  return new RestError({ status: 413, code: '54000', message: `Request body is larger than ${limit} bytes` });
}

/** PGRST103: a range that cannot be answered. */
export function rangeProblem(details: string): RestError {
  return new RestError({
    status: 416,
    code: 'PGRST103',
    message: 'Requested range not satisfiable',
    details,
  });
}

/** PGRST105: PUT without exactly the primary key. */
export function putFilterProblem(): RestError {
  return new RestError({
    status: 405,
    code: 'PGRST105',
    message: "Filters must include all and only primary key columns with 'eq' operators",
  });
}

/** PGRST106: a schema that is not exposed. */
export function schemaProblem(schema: string, exposed: readonly string[]): RestError {
  return new RestError({
    status: 406,
    code: 'PGRST106',
    message: `Invalid schema: ${schema}`,
    hint: `Only the following schemas are exposed: ${exposed.join(', ')}`,
  });
}

/** PGRST107: nothing in Accept can be produced. */
export function mediaTypeProblem(accepted: readonly string[]): RestError {
  return new RestError({
    status: 406,
    code: 'PGRST107',
    message: `None of these media types are available: ${accepted.join(', ')}`,
  });
}

/** PGRST108: a filter, order or limit on something that was not embedded. */
export function notEmbeddedProblem(name: string): RestError {
  return new RestError({
    status: 400,
    code: 'PGRST108',
    message: `'${name}' is not an embedded resource in this request`,
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  });
}

/** PGRST111 and PGRST112: `response.headers` or `response.status` set wrongly in the database. */
export function responseSettingProblem(setting: 'headers' | 'status'): RestError {
  return new RestError({
    status: 500,
    code: setting === 'headers' ? 'PGRST111' : 'PGRST112',
    message:
      setting === 'headers'
        ? 'response.headers guc must be a JSON array composed of objects with a single key and a string value'
        : 'response.status guc must be a valid status code',
  });
}

/** PGRST114: PUT with limit or offset. */
export function putLimitProblem(): RestError {
  return new RestError({
    status: 400,
    code: 'PGRST114',
    message: 'limit/offset querystring parameters are not allowed for PUT',
  });
}

/** PGRST115: PUT whose body names another row than the address. */
export function putKeyProblem(): RestError {
  return new RestError({
    status: 400,
    code: 'PGRST115',
    message: 'Payload values do not match URL in primary key column(s)',
  });
}

/** PGRST116: one object was requested and `rows` were found. */
export function singularityProblem(rows: number): RestError {
  return new RestError({
    status: 406,
    code: 'PGRST116',
    message: 'Cannot coerce the result to a single JSON object',
    details: `The result contains ${rows} rows`,
  });
}

/** PGRST117: a method that tables do not have. */
export function methodProblem(method: string): RestError {
  return new RestError({ status: 405, code: 'PGRST117', message: `Unsupported HTTP method: ${method}` });
}

/** PGRST118: ordering by a to-many relation. */
export function relatedOrderProblem(origin: string, target: string): RestError {
  return new RestError({
    status: 400,
    code: 'PGRST118',
    message: `A related order on '${target}' is not possible`,
    details: `'${origin}' and '${target}' do not form a many-to-one or one-to-one relationship`,
  });
}

/** PGRST120: a filter other than null or not null on an embedded resource itself. */
export function embedFilterProblem(name: string): RestError {
  return new RestError({
    status: 400,
    code: 'PGRST120',
    message: `Bad operator on the '${name}' embedded resource`,
    details: 'Only is null or not is null filters are allowed on embedded resources',
  });
}

/** PGRST122: preferences not understood, under handling=strict. */
export function preferenceProblem(names: readonly string[]): RestError {
  return new RestError({
    status: 400,
    code: 'PGRST122',
    message: 'Invalid preferences given with handling=strict',
    details: `Invalid preferences: ${names.join(', ')}`,
  });
}

/** PGRST123: aggregates are off unless `pgrst.db_aggregates_enabled` says otherwise. */
export function aggregateProblem(): RestError {
  return new RestError({
    status: 400,
    code: 'PGRST123',
    message: 'Use of aggregate functions is not allowed',
  });
}

/** PGRST124: more rows touched than max-affected allows. */
export function maxAffectedProblem(rows: number): RestError {
  return new RestError({
    status: 400,
    code: 'PGRST124',
    message: 'Query result exceeds max-affected preference constraint',
    details: `The query affects ${rows} rows`,
  });
}

/** PGRST125: an address with too many parts. */
export function pathProblem(): RestError {
  return new RestError({ status: 404, code: 'PGRST125', message: 'Invalid path specified in request URL' });
}

/** PGRST126: the description at the root is for the secret key alone. */
export function rootProblem(): RestError {
  return new RestError({ status: 404, code: 'PGRST126', message: 'Root endpoint metadata is disabled' });
}

/** PGRST127: a form of request that the service itself does not have. */
export function unsupportedProblem(details: string): RestError {
  return new RestError({ status: 400, code: 'PGRST127', message: 'Feature not implemented', details });
}

/** PGRST128: max-affected on a function that returns one value. */
export function maxAffectedRpcProblem(): RestError {
  return new RestError({
    status: 400,
    code: 'PGRST128',
    message: 'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
  });
}
