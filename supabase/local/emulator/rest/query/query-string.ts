import { maxDepth, textDepth } from '../depth-limit.ts';
import { parseProblem } from '../postgrest-errors.ts';
import { Cursor } from './cursor.ts';
import { fieldName, parseNames, parseTreePath } from './field.ts';
import { operationOrNull, parseLogic, parseOperation, type Condition } from './filter.ts';
import { parseOrder, type OrderTerm } from './order.ts';
import { everything, parseSelect, type SelectItem } from './select.ts';

/** `path` names embedded resources from the root down. */
export interface At<Value> {
  readonly path: readonly string[];
  readonly value: Value;
}

export interface Query {
  readonly select: readonly SelectItem[];
  readonly conditions: readonly At<Condition>[];
  readonly orders: readonly At<readonly OrderTerm[]>[];
  /** Rows at most; may be negative, which the range check refuses. */
  readonly limits: readonly At<number>[];
  readonly offsets: readonly At<number>[];
  readonly columns: readonly string[] | null;
  readonly onConflict: readonly string[] | null;
  /** Arguments of a function called by GET or HEAD, in the order given. */
  readonly args: readonly (readonly [string, string])[];
}

interface Draft {
  conditions: At<Condition>[];
  orders: At<readonly OrderTerm[]>[];
  limits: At<number>[];
  offsets: At<number>[];
  args: (readonly [string, string])[];
}

const single = new Set(['select', 'columns', 'on_conflict']);

function wholeNumber(key: string, text: string): number {
  if (!/^-?\d{1,15}$/.test(text))
    throw parseProblem(`${key} parameter (${text})`, 1, `"${text[0] ?? ''}"`, 'integer');
  return Number(text);
}

function parsePath(key: string): string[] {
  const cursor = new Cursor(key, `tree path (${key})`);
  const names = [fieldName(cursor)];
  while (cursor.take('.')) names.push(fieldName(cursor));
  cursor.expectEnd('delimiter (.) or end of input');
  return names.slice(0, -1);
}

function readLogic(draft: Draft, key: string, text: string, operator: 'and' | 'or'): void {
  const names = parsePath(key);
  const path = names.filter((name) => name !== 'not');
  draft.conditions.push({ path, value: parseLogic(text, operator, path.length < names.length) });
}

function readFilter(draft: Draft, key: string, text: string, isCallByGet: boolean): void {
  const operation = isCallByGet ? operationOrNull(text) : parseOperation(text);
  if (operation === null) {
    if (textDepth(text) > maxDepth)
      throw parseProblem(`argument ${key}`, 1, 'bracket', `at most ${maxDepth} levels of brackets`);
    draft.args.push([key, text]);
  } else {
    const { path, field } = parseTreePath(key);
    draft.conditions.push({ path, value: { kind: 'filter', field, ...operation } });
  }
}

function readParameter(draft: Draft, key: string, text: string, isCallByGet: boolean): void {
  const last = key.slice(key.lastIndexOf('.') + 1);
  switch (last) {
    case 'and':
    case 'or':
      readLogic(draft, key, text, last);
      break;
    case 'order':
      draft.orders.push({ path: parsePath(key), value: parseOrder(text) });
      break;
    case 'limit':
      draft.limits.push({ path: parsePath(key), value: wholeNumber(key, text) });
      break;
    case 'offset':
      draft.offsets.push({ path: parsePath(key), value: wholeNumber(key, text) });
      break;
    default:
      readFilter(draft, key, text, isCallByGet);
  }
}

/** `isCallByGet`: parameters that are no filter are arguments. RestError PGRST100 for what cannot be read. */
export function parseQuery(params: URLSearchParams, isCallByGet: boolean): Query {
  const draft: Draft = { conditions: [], orders: [], limits: [], offsets: [], args: [] };
  for (const [key, text] of params) {
    if (!single.has(key)) readParameter(draft, key, text, isCallByGet);
  }
  const select = parseSelect(params.get('select') ?? '*');
  const columns = params.get('columns');
  const onConflict = params.get('on_conflict');
  return {
    ...draft,
    select: select.length === 0 ? [everything] : select,
    columns: columns === null ? null : parseNames(columns, 'columns'),
    onConflict: onConflict === null ? null : parseNames(onConflict, 'on_conflict'),
  };
}
