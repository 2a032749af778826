import { maxDepth, jsonDepth } from './depth-limit.ts';
import { bodyProblem, bodyTooLarge } from './postgrest-errors.ts';

/** Largest body that is read, in bytes. */
const bodyLimit = 1_048_576;

/** Its own text keeps all digits; list or not, and object keys. */
export interface Payload {
  readonly text: string;
  readonly isArray: boolean;
  readonly isEmpty: boolean;
  readonly keys: readonly string[];
}

/** Reads the whole body; RestError 413 as soon as it is longer than the cap. */
export async function readBody(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > bodyLimit) throw bodyTooLarge(bodyLimit);
  if (request.body === null) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > bodyLimit) throw bodyTooLarge(bodyLimit);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
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
