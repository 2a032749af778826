import { http, HttpResponse, type HttpHandler } from 'msw';
import * as z from 'zod';

export const rest = 'http://backend.test/rest/v1';

/** An error in the table API's own shape. */
export function tableError(status: number, code: string, message: string, details: string | null = null) {
  return HttpResponse.json({ code, message, details, hint: null }, { status });
}

export const timedOut = () => tableError(500, '57014', 'canceling statement due to statement timeout');
const denied = () => tableError(403, '42501', 'permission denied');

const noFilters = new Set(['select', 'columns', 'on_conflict', 'order', 'limit', 'offset', 'or']);

const operators: Readonly<Record<string, (value: unknown, wanted: string) => boolean>> = {
  eq: (value, wanted) => String(value) === wanted,
  neq: (value, wanted) => String(value) !== wanted,
  is: (value, wanted) => String(value) === wanted,
  /** Of keys. */
  gt: (value, wanted) => (typeof value === 'number' ? value > Number(wanted) : String(value) > wanted),
  in: (value, wanted) => wanted.slice(1, -1).split(',').includes(String(value)),
  /** Of moments alone. */
  gte: (value, wanted) => Date.parse(String(value)) >= Date.parse(wanted),
};

function passes(value: unknown, filter: string): boolean {
  if (filter.startsWith('not.')) return !passes(value, filter.slice('not.'.length));
  const [, name = '', wanted = ''] = /^(\w+)\.(.*)$/s.exec(filter) ?? [];
  const operator = operators[name];
  if (operator === undefined) throw new Error(`The fake tables do not know the filter "${filter}".`);
  return operator(value, wanted);
}

type Filter = readonly [column: string, filter: string];

/** Columns that the row lacks (the owner's id) are ignored. */
function passesAll(row: object, filters: readonly Filter[]): boolean {
  return filters.every(([column, filter]) => !(column in row) || passes(Reflect.get(row, column), filter));
}

const isRow = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A filter on a joined table's column (`fontes.campo`) takes rows out of its list alone. */
function narrowed<Row extends object>(row: Row, filters: readonly Filter[]): Row {
  const lists = Object.entries(row).flatMap(([alias, list]: [string, unknown]) => {
    const own = filters.flatMap(([column, filter]): Filter[] =>
      column.startsWith(`${alias}.`) ? [[column.slice(alias.length + 1), filter]] : [],
    );
    if (own.length === 0 || !Array.isArray(list)) return [];
    return [[alias, list.filter((one: unknown) => !isRow(one) || passesAll(one, own))] as const];
  });
  return lists.length === 0 ? row : { ...row, ...Object.fromEntries(lists) };
}

function filtered<Row extends object>(rows: readonly Row[], { searchParams }: URL): Row[] {
  const filters = [...searchParams].filter(([column]) => !noFilters.has(column));
  return rows.filter((row) => passesAll(row, filters)).map((row) => narrowed(row, filters));
}

/** `max_rows` of the service's configuration. */
const mostRows = 1_000;

/** As the database: what is unknown is the greatest; texts by their code points. */
function compareValues(a: unknown, b: unknown): number {
  const [isUnknownA, isUnknownB] = [a, b].map((value) => value === null || value === undefined);
  if (isUnknownA === true || isUnknownB === true) return Number(isUnknownA) - Number(isUnknownB);
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a) < String(b) ? -1 : Number(String(a) > String(b));
}

/** Nothing but `order` orders, as in the database. */
function ordered<Row extends object>(rows: readonly Row[], order: string | null): readonly Row[] {
  const keys = order === null ? [] : order.split(',').map((key) => key.split('.'));
  return rows.toSorted((a, b) => {
    for (const [column = '', direction] of keys) {
      const found = compareValues(Reflect.get(a, column), Reflect.get(b, column));
      if (found !== 0) return direction === 'desc' ? -found : found;
    }
    return 0;
  });
}

function onePage<Row extends object>(rows: readonly Row[], { searchParams }: URL): Row[] {
  const from = Number(searchParams.get('offset') ?? 0);
  const limit = Number(searchParams.get('limit') ?? mostRows);
  return ordered(rows, searchParams.get('order')).slice(from, from + Math.min(limit, mostRows));
}

/** As the table API: filtered, in the order asked for, cut at its most rows. */
export function answerRows(request: Request, all: readonly object[]) {
  const url = new URL(request.url);
  const rows = filtered(all, url);
  return represent(request, onePage(rows, url), rows.length);
}

/** Joined tables under their aliases; null for all. */
function askedColumns(url: URL): Set<string> | null {
  const select = url.searchParams.get('select');
  if (select === null || select === '*') return null;
  let flat = select;
  while (flat.includes('(')) flat = flat.replace(/\([^()]*\)/g, '');
  return new Set(flat.split(',').map((one) => one.replace(/:.*$/, '').trim()));
}

function project(rows: readonly object[], url: URL): readonly object[] {
  const asked = askedColumns(url);
  if (asked === null) return rows;
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => asked.has(column))));
}

function represent({ method, headers, url }: Request, found: readonly object[], total = found.length) {
  const rows = project(found, new URL(url));
  const isInsert = method === 'POST';
  if (method !== 'GET' && headers.get('prefer')?.includes('return=representation') !== true)
    return new HttpResponse(null, { status: isInsert ? 201 : 204 });
  const status = isInsert ? 201 : 200;
  if (headers.get('accept')?.includes('vnd.pgrst.object') === true) {
    const [row] = rows;
    return row === undefined || rows.length > 1
      ? tableError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object')
      : HttpResponse.json(row, { status });
  }
  const range = rows.length === 0 ? '*' : `0-${rows.length - 1}`;
  return HttpResponse.json(rows, { status, headers: { 'content-range': `${range}/${total}` } });
}

type Columns = Record<string, unknown>;
const columnsSchema = z.record(z.string(), z.unknown());
/** Rows to answer with, or the database's refusal. */
type Answer = readonly object[] | Response | Promise<readonly object[] | Response>;

interface FakeTable<Row extends object> {
  /** Read at each request: tests replace them. */
  rows: () => readonly Row[];
  /** Columns that an upsert must merge on; any other insert is a duplicate. */
  mergesOn?: string;
  insert?: (body: Columns) => Answer;
  /** `reached` are the rows that the filters let through. */
  update?: (body: Columns, reached: Row[], filters: Record<string, string>) => Answer;
}

function merges({ url, headers }: Request, columns: string): boolean {
  const isMerge = headers.get('prefer')?.includes('resolution=merge-duplicates') ?? false;
  return isMerge && new URL(url).searchParams.get('on_conflict') === columns;
}

/** One table in memory, answering as PostgREST. Read-only without `insert` and `update`. */
export function fakeTable<Row extends object>(name: string, table: FakeTable<Row>): HttpHandler[] {
  const { rows, mergesOn, insert, update } = table;
  const path = `${rest}/${name}`;
  const respond = async (request: Request, answer: Answer) => {
    const result = await answer;
    return result instanceof Response ? result : represent(request, result);
  };
  const bodyOf = async (request: Request) => columnsSchema.parse(await request.json());
  return [
    http.get(path, ({ request }) => answerRows(request, rows())),
    ...(insert === undefined
      ? []
      : [
          http.post(path, async ({ request }) => {
            if (mergesOn !== undefined && !merges(request, mergesOn))
              return tableError(409, '23505', 'duplicate key value');
            return respond(request, insert(await bodyOf(request)));
          }),
        ]),
    ...(update === undefined
      ? []
      : [
          http.patch(path, async ({ request }) => {
            const url = new URL(request.url);
            const filters = Object.fromEntries(url.searchParams);
            return respond(request, update(await bodyOf(request), filtered(rows(), url), filters));
          }),
        ]),
  ];
}

export const failsReads = (name: string): HttpHandler => http.get(`${rest}/${name}`, timedOut);

export const hangsReads = (name: string): HttpHandler =>
  http.get(`${rest}/${name}`, () => new Promise<never>(() => {}));

/** Writes of this table are refused, as row-level security does. */
export const deniesWrites = (name: string): HttpHandler[] => [
  http.post(`${rest}/${name}`, denied),
  http.patch(`${rest}/${name}`, denied),
];

/** Changes of this table never get through: there is no network. */
export const losesChanges = (name: string): HttpHandler =>
  http.patch(`${rest}/${name}`, () => HttpResponse.error());
