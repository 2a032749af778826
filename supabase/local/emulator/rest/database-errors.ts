import type { DatabaseError } from '../database/database.ts';
import { RestError } from './errors.ts';

/** SQLSTATEs with a status of their own; source: PostgREST's "errors" reference. */
const exactStatus: Readonly<Record<string, number>> = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  P0001: 400,
};

/** SQLSTATE classes (first two characters) that are not plain 400. */
const classStatus: Readonly<Record<string, number>> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '54': 500,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
};

function statusOf(error: DatabaseError, authenticated: boolean): number {
  const { code, message } = error;
  if (code === '42501') return authenticated ? 403 : 401;
  if (code === '21000') return message.endsWith('requires a WHERE clause') ? 400 : 500;
  if (code === '22023' && /^role .* does not exist$/.test(message)) return 401;
  if (code === '53400') return 500;
  if (code === '57P01') return 503;
  const raised = /^PT([2-5]\d\d)$/.exec(code)?.[1];
  if (raised !== undefined) return Number(raised);
  if (code.startsWith('PT')) return 500;
  return exactStatus[code] ?? classStatus[code.slice(0, 2)] ?? 400;
}

/** `authenticated` turns "sign in" (401) into "not yours" (403). */
export function fromDatabase(error: DatabaseError, authenticated: boolean): RestError {
  const status = statusOf(error, authenticated);
  return new RestError({
    status,
    code: error.code,
    message: error.message,
    details: error.detail,
    hint: error.hint,
    headers: status === 401 ? { 'www-authenticate': 'Bearer' } : {},
  });
}
