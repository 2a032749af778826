import { maxDepth, jsonDepth } from './depth-limit.ts';
import { bodyProblem } from './postgrest-errors.ts';

/** Its own text keeps all digits; list or not, and object keys. */
export interface Payload {
  readonly text: string;
  readonly isArray: boolean;
  readonly isEmpty: boolean;
  readonly keys: readonly string[];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseJson(text: string): unknown {
  if (jsonDepth(text) > maxDepth) throw bodyProblem(`JSON is nested more than ${maxDepth} levels deep`);
  try {
    return JSON.parse(text);
  } catch {
    throw bodyProblem('Empty or invalid json');
  }
}

function uniformKeys(rows: readonly unknown[]): string[] {
  const [first] = rows;
  if (first === undefined) return [];
  if (!isObject(first)) throw bodyProblem('All object keys must match');
  const keys = Object.keys(first);
  const matches = (row: unknown) =>
    isObject(row) && Object.keys(row).length === keys.length && keys.every((key) => Object.hasOwn(row, key));
  if (!rows.every(matches)) throw bodyProblem('All object keys must match');
  return keys;
}

/** `columns` replaces the keys, which must agree. RestError PGRST102 otherwise. */
export function parseRows(text: string, columns: readonly string[] | null): Payload {
  const value = parseJson(text);
  if (!isObject(value) && !Array.isArray(value)) throw bodyProblem('Empty or invalid json');
  const rows: unknown[] = Array.isArray(value) ? value : [value];
  if (columns !== null && !rows.every(isObject)) throw bodyProblem('All object keys must match');
  return {
    text,
    isArray: Array.isArray(value),
    isEmpty: rows.length === 0,
    keys: [...new Set(columns ?? uniformKeys(rows))],
  };
}

/** An empty body is a call without arguments. */
export function parseArguments(text: string): { text: string; names: string[] } {
  const body = text.trim() === '' ? '{}' : text;
  const value = parseJson(body);
  return { text: body, names: isObject(value) ? Object.keys(value) : [] };
}
