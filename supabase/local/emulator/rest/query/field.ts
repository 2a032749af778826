import { Cursor } from './cursor.ts';

/** Steps into a JSON value beyond this are refused. */
const maxPath = 50;

/** One `->` or `->>` of a JSON path; an index counts from 0, negative from the end. */
export type JsonStep =
  | { readonly kind: 'key'; readonly asText: boolean; readonly key: string }
  | { readonly kind: 'index'; readonly asText: boolean; readonly index: string };

export interface Field {
  readonly name: string;
  readonly path: readonly JsonStep[];
}

/** `"any \"thing\""`: the text between the quotes, backslash escapes undone. */
export function quoted(cursor: Cursor): string | null {
  const start = cursor.position;
  const found = cursor.match(/"(?:[^"\\]|\\.)*"/sy);
  if (found === null) {
    cursor.rewind(start);
    return null;
  }
  return found.slice(1, -1).replace(/\\(.)/gs, '$1');
}

/** Quoted, or letters, digits, `_`, `$`, blanks, and dashes without arrow. */
export function fieldName(cursor: Cursor): string {
  const inQuotes = quoted(cursor);
  if (inQuotes !== null) return inQuotes;
  const found = cursor.match(/[\p{L}\p{N}_ $]+(?:-(?!>)[\p{L}\p{N}_ $]+)*/uy);
  if (found === null || found.trim() === '') throw cursor.failure('field name (* or [a..z0..9_$])');
  return found.trim();
}

function jsonKey(cursor: Cursor): string {
  const inQuotes = quoted(cursor);
  if (inQuotes !== null) return inQuotes;
  const found = cursor.match(/[^(\-:.,>)]+(?:-(?!>)[^(\-:.,>)]+)*/y);
  if (found === null) throw cursor.failure('any non reserved character different from: .,>()');
  return found.trim();
}

/** `->a->0->>b`, or nothing. */
export function jsonPath(cursor: Cursor): JsonStep[] {
  const steps: JsonStep[] = [];
  while (cursor.sees('->')) {
    if (steps.length >= maxPath) throw cursor.failure(`at most ${maxPath} JSON arrows`);
    const asText = cursor.take('->>');
    if (!asText) cursor.expect('->');
    const index = cursor.match(/-?\d{1,9}(?=->|::|[.,)]|$)/y);
    steps.push(
      index === null ? { kind: 'key', asText, key: jsonKey(cursor) } : { kind: 'index', asText, index },
    );
  }
  return steps;
}

export function field(cursor: Cursor): Field {
  cursor.skipSpace();
  const name = fieldName(cursor);
  const path = jsonPath(cursor);
  cursor.skipSpace();
  return { name, path };
}

/** `columns=` and `on_conflict=`: names between commas. */
export function parseNames(text: string, parameter: string): string[] {
  const cursor = new Cursor(text, `${parameter} parameter (${text})`);
  const names = [fieldName(cursor)];
  while (!cursor.atEnd) {
    cursor.lexeme(',');
    names.push(fieldName(cursor));
  }
  return names;
}

/** Embedded resources on the way, then the field. */
export function parseTreePath(text: string): { path: string[]; field: Field } {
  const cursor = new Cursor(text, `tree path (${text})`);
  const names = [fieldName(cursor)];
  while (cursor.take('.')) names.push(fieldName(cursor));
  const steps = jsonPath(cursor);
  cursor.expectEnd('delimiter (.), "->>", "->" or end of input');
  return { path: names.slice(0, -1), field: { name: names.at(-1) ?? '', path: steps } };
}
