import { maxDepth, textDepth } from '../depth-limit.ts';
import { Cursor } from './cursor.ts';
import { field, quoted, type Field } from './field.ts';
import { compareOperators, isTests, searchFunctions, type Quantifier, type Test } from './operators.ts';

/** A condition on one field, or several joined by and / or. */
export type Condition =
  | { readonly kind: 'filter'; readonly field: Field; readonly negated: boolean; readonly test: Test }
  | {
      readonly kind: 'logic';
      readonly operator: 'and' | 'or';
      readonly negated: boolean;
      readonly conditions: readonly Condition[];
    };

export interface Operation {
  readonly negated: boolean;
  readonly test: Test;
}

/** and(or(and(…))) beyond this is refused. */
const maxLogic = 20;

/** Postgres recurses over the characters without a way to stop. */
const maxPattern = 500;
const maxSearch = 4000;

/** `{m,n}` exhausts WebAssembly's memory before Postgres' own check. */
const maxRepetitions = 1000;

function repetitions(pattern: string): number {
  const bounds = [...pattern.matchAll(/\{(\d+)(?:,(\d*))?\}/g)];
  return bounds.reduce((product, [, low, high]) => product * Math.max(1, Number(low), Number(high ?? 0)), 1);
}

type ReadValue = (cursor: Cursor) => string;

function checked(cursor: Cursor, value: string, longest: number): string {
  if (value.length > longest) throw cursor.failure(`at most ${longest} characters`);
  if (textDepth(value) > maxDepth) throw cursor.failure(`at most ${maxDepth} levels of brackets`);
  return value;
}

function listElement(cursor: Cursor): string {
  const start = cursor.position;
  const inQuotes = quoted(cursor);
  if (inQuotes !== null && (cursor.atEnd || cursor.sees(',') || cursor.sees(')'))) return inQuotes;
  cursor.rewind(start);
  return cursor.match(/[^,)]*/y) ?? '';
}

function listValue(cursor: Cursor): string[] {
  cursor.lexeme('(');
  const element = () => checked(cursor, listElement(cursor), Infinity);
  const values = [element()];
  while (cursor.take(',')) values.push(element());
  cursor.lexeme(')');
  return values;
}

function isTested(value: string): value is keyof typeof isTests {
  return Object.hasOwn(isTests, value);
}

function isValue(cursor: Cursor): Test {
  const found = cursor.match(/[a-z_]+(?=[,)\s]|$)/iy)?.toLowerCase() ?? '';
  if (!isTested(found)) throw cursor.failure('isVal: (null, not_null, true, false, unknown)');
  return { kind: 'is', value: found };
}

function quantifier(cursor: Cursor): Quantifier | null {
  if (cursor.take('(any)')) return 'any';
  if (cursor.take('(all)')) return 'all';
  return null;
}

function test(cursor: Cursor, readValue: ReadValue): Test {
  const start = cursor.position;
  const unknown = () => {
    cursor.rewind(start);
    return cursor.failure('"not" or operator (eq, gt, ...)');
  };
  const name = cursor.match(/[a-z]+/y) ?? '';
  if (name === 'in' && cursor.take('.')) return { kind: 'in', values: listValue(cursor) };
  if (name === 'is' && cursor.take('.')) return isValue(cursor);
  if (name === 'isdistinct' && cursor.take('.'))
    return { kind: 'distinct', value: checked(cursor, readValue(cursor), Infinity) };
  const search = searchFunctions.get(name);
  if (search !== undefined) {
    const language =
      cursor
        .match(/\([\p{L}\p{N}_ $]+\)/uy)
        ?.slice(1, -1)
        .trim() ?? null;
    if (!cursor.take('.')) throw unknown();
    const words = checked(cursor, readValue(cursor), maxSearch);
    return { kind: 'search', function: search, language, value: words };
  }
  const compare = compareOperators.get(name);
  if (compare === undefined) throw unknown();
  const all = compare.quantified ? quantifier(cursor) : null;
  if (!cursor.take('.')) throw unknown();
  const isPattern = compare.operator === '~' || compare.operator === '~*';
  const value = checked(cursor, readValue(cursor), isPattern ? maxPattern : Infinity);
  if (isPattern && repetitions(value) > maxRepetitions)
    throw cursor.failure(`at most ${maxRepetitions} repetitions`);
  return { kind: 'compare', operator: compare.operator, quantifier: all, value };
}

function operation(cursor: Cursor, readValue: ReadValue): Operation {
  const negated = cursor.take('not.');
  return { negated, test: test(cursor, readValue) };
}

/** The value of a plain filter such as `eq.3` or `not.in.(1,2)`. */
export function parseOperation(text: string): Operation {
  const cursor = new Cursor(text, `filter (${text})`);
  const found = operation(cursor, (rest) => rest.match(/[^]*/y) ?? '');
  cursor.expectEnd('end of input');
  return found;
}

/** Null for text unlike an operation (a function's argument). */
export function operationOrNull(text: string): Operation | null {
  const name = /^(?:not\.)?([a-z]+)(?:\([^)]*\))?\./.exec(text)?.[1];
  const known =
    name !== undefined &&
    (compareOperators.has(name) || searchFunctions.has(name) || ['in', 'is', 'isdistinct'].includes(name));
  return known ? parseOperation(text) : null;
}

function logicValue(cursor: Cursor): string {
  const start = cursor.position;
  const inQuotes = quoted(cursor);
  if (inQuotes !== null && (cursor.atEnd || cursor.sees(',') || cursor.sees(')'))) return inQuotes;
  cursor.rewind(start);
  return cursor.match(/\{[^{}]*\}/y) ?? cursor.match(/[^,)]*/y) ?? '';
}

function logicOperator(cursor: Cursor): { operator: 'and' | 'or'; negated: boolean } | null {
  const start = cursor.position;
  const negated = cursor.take('not.');
  const operator = cursor.match(/(?:and|or)(?=\s*\()/y);
  if (operator === 'and' || operator === 'or') return { operator, negated };
  cursor.rewind(start);
  return null;
}

function condition(cursor: Cursor, depth: number): Condition {
  const head = logicOperator(cursor);
  if (head !== null) return { kind: 'logic', ...head, conditions: conditions(cursor, depth + 1) };
  const subject = field(cursor);
  cursor.expect('.');
  return { kind: 'filter', field: subject, ...operation(cursor, logicValue) };
}

function conditions(cursor: Cursor, depth: number): Condition[] {
  if (depth > maxLogic) throw cursor.failure(`at most ${maxLogic} levels of and / or`);
  cursor.lexeme('(');
  const found = [condition(cursor, depth)];
  cursor.skipSpace();
  while (cursor.take(',')) {
    cursor.skipSpace();
    found.push(condition(cursor, depth));
    cursor.skipSpace();
  }
  cursor.lexeme(')');
  return found;
}

/** The value of an `and` / `or` parameter: `(a.eq.1,not.or(b.is.null,c.gt.2))`. */
export function parseLogic(text: string, operator: 'and' | 'or', negated: boolean): Condition {
  const cursor = new Cursor(text, `logic tree (${text})`);
  const found = conditions(cursor, 1);
  cursor.expectEnd('"," or end of input');
  return { kind: 'logic', operator, negated, conditions: found };
}
