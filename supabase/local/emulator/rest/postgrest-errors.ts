import { RestError, type RestErrorFields } from './errors.ts';

type More = Pick<RestErrorFields, 'details' | 'hint'>;

function problem(status: number, code: string, message: string, more: More = {}): RestError {
  return new RestError({ status, code, message, ...more });
}

/** A query parameter that cannot be read. `column` counts from 1. */
export function parseProblem(what: string, column: number, unexpected: string, expecting: string): RestError {
  const details = `unexpected ${unexpected} expecting ${expecting}`;
  return problem(400, 'PGRST100', `"failed to parse ${what}" (line 1, column ${column})`, { details });
}

/** Only GET, HEAD and POST call a function. */
export const rpcMethodProblem = (method: string): RestError =>
  problem(405, 'PGRST101', `Cannot use the ${method} method on RPC`);

export const bodyProblem = (message: string): RestError => problem(400, 'PGRST102', message);

export const rangeProblem = (details: string): RestError =>
  problem(416, 'PGRST103', 'Requested range not satisfiable', { details });

export const schemaProblem = (schema: string, exposed: readonly string[]): RestError =>
  problem(406, 'PGRST106', `Invalid schema: ${schema}`, {
    hint: `Only the following schemas are exposed: ${exposed.join(', ')}`,
  });

export const mediaTypeProblem = (accepted: readonly string[]): RestError =>
  problem(406, 'PGRST107', `None of these media types are available: ${accepted.join(', ')}`);

export const notEmbeddedProblem = (name: string): RestError =>
  problem(400, 'PGRST108', `'${name}' is not an embedded resource in this request`, {
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  });

export const singularityProblem = (rows: number): RestError =>
  problem(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${rows} rows`,
  });

export const methodProblem = (method: string): RestError =>
  problem(405, 'PGRST117', `Unsupported HTTP method: ${method}`);

export const relatedOrderProblem = (origin: string, target: string): RestError =>
  problem(400, 'PGRST118', `A related order on '${target}' is not possible`, {
    details: `'${origin}' and '${target}' do not form a many-to-one or one-to-one relationship`,
  });

export const embedFilterProblem = (name: string): RestError =>
  problem(400, 'PGRST120', `Bad operator on the '${name}' embedded resource`, {
    details: 'Only is null or not is null filters are allowed on embedded resources',
  });

export const preferenceProblem = (names: readonly string[]): RestError =>
  problem(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
    details: `Invalid preferences: ${names.join(', ')}`,
  });

/** Aggregates are off unless `pgrst.db_aggregates_enabled` says otherwise. */
export const aggregateProblem = (): RestError =>
  problem(400, 'PGRST123', 'Use of aggregate functions is not allowed');

export const maxAffectedProblem = (rows: number): RestError =>
  problem(400, 'PGRST124', 'Query result exceeds max-affected preference constraint', {
    details: `The query affects ${rows} rows`,
  });

export const pathProblem = (): RestError => problem(404, 'PGRST125', 'Invalid path specified in request URL');

/** The description at the root is for the secret key alone. */
export const rootProblem = (): RestError => problem(404, 'PGRST126', 'Root endpoint metadata is disabled');

export const unsupportedProblem = (details: string): RestError =>
  problem(400, 'PGRST127', 'Feature not implemented', { details });

export const maxAffectedRpcProblem = (): RestError =>
  problem(
    400,
    'PGRST128',
    'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
  );
