import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { RestError } from './errors.ts';
import { negotiate } from './media-type.ts';
import { planRead } from './plan/read.ts';
import { parsePreferences } from './preferences.ts';
import { parseQuery } from './query/query-string.ts';
import type { SchemaCache, Table } from './schema/model.ts';
import { compile } from './sql/sql.ts';

const table: Table = {
  schema: 'public',
  name: 'rows',
  isView: false,
  columns: new Map(['id', 'name', 'data'].map((name) => [name, { name, type: 'jsonb', fallback: null }])),
  primaryKey: ['id'],
};
const parent = {
  kind: 'many-to-one',
  table,
  foreign: table,
  constraint: 'up',
  pairs: [['id', 'id']],
} as const;
const cache: SchemaCache = {
  tables: new Map([['public\0rows', table]]),
  relationships: new Map([['public\0rows', [parent, { ...parent, kind: 'one-to-many' }]]]),
  routines: new Map(),
  settings: {
    aggregates: true,
    plans: true,
    preRequest: [],
    transactionOverride: true,
    statementTimeouts: new Map(),
  },
};

/** Hostile text that nothing of ours contains. */
const poison = 'zqx';

const fragment = fc.constantFrom(
  ...'select order or and not id name data rows eq in is like fts count() desc nullslast sum() null any'.split(
    ' ',
  ),
  ...`( ) . , " \\ ' -> ->> :: : ! ... * { } - 1 $1 -- inner é 😀 ${poison} "${poison}"`.split(' '),
  ...[' ', '\n', `${poison}'; drop`],
);
const text = fc.oneof(
  fc.array(fragment, { maxLength: 14 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 30 }),
);
const shaped = fc.oneof(
  text.map((value): [string, string] => ['select', value]),
  text.map((value): [string, string] => ['select', `id,x:${value}`]),
  text.map((value): [string, string] => ['select', `rows!id(${value})`]),
  text.map((value): [string, string] => ['order', value]),
  text.map((value): [string, string] => ['or', `(${value})`]),
  text.map((value): [string, string] => ['name', `eq.${value}`]),
  text.map((value): [string, string] => ['data', `in.(${value})`]),
  text.map((value): [string, string] => ['name', `fts(${poison}).${value}`]),
  text.map((value): [string, string] => [`data->>${value}`, 'eq.1']),
  fc.tuple(text, text),
);

function refusedOr<Value>(work: () => Value): Value | null {
  try {
    return work();
  } catch (error) {
    expect(error).toBeInstanceOf(RestError);
    return null;
  }
}

function statementOf(pairs: readonly [string, string][]): string | null {
  const params = new URLSearchParams(pairs.map(([key, value]) => [key, value]));
  return refusedOr(() => {
    const plan = planRead(
      {
        method: 'GET',
        schema: 'public',
        query: parseQuery(params, false),
        preferences: parsePreferences('count=exact', true),
        media: negotiate(null, true),
        headers: new Headers(),
        cache,
        maxRows: 100,
      },
      table,
    );
    return compile(plan.statement).text;
  });
}

test('whatever is asked, a statement holds text of the request only as quoted names', () => {
  fc.assert(
    fc.property(fc.array(shaped, { minLength: 1, maxLength: 3 }), (pairs) => {
      const statement = statementOf(pairs);
      if (statement === null) return;
      const bare = statement.replace(/"(?:[^"]|"")*"/g, '');
      expect(bare).not.toContain(poison);
      expect(bare).toMatch(/^[\x20-\x7e\n]*$/);
      expect(bare).not.toMatch(/;|--|drop/);
    }),
    { numRuns: 4000 },
  );
});

test('the generator does reach statements, with names and values of the request', () => {
  expect(statementOf([['select', `${poison}:name,rows!id(data->>${poison})`]])).toContain(`as "${poison}"`);
});

test('arguments, preferences and media types are read or refused', () => {
  fc.assert(
    fc.property(text, text, (key, value) => {
      refusedOr(() => parseQuery(new URLSearchParams([[key, value]]), true));
      refusedOr(() => parsePreferences(`${key},handling=strict,${value}`, true));
      refusedOr(() => negotiate(`${key};${value},text/csv`, true));
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['select', `${'rows('.repeat(40)}id${')'.repeat(40)}`],
  ['or', `${'(or'.repeat(40)}(id.eq.1)${')'.repeat(40)}`],
  ['select', `data${'->a'.repeat(60)}`],
  ['name', `match.${'a'.repeat(501)}`],
  ['name', 'match.(.{1,255}){1,255}'],
  ['name', `imatch(any).{${'.{9}'.repeat(4)}}`],
  ['or', '(name.match."(a{40}){40}")'],
  ['name', `eq.${'('.repeat(101)}`],
  ['name', `fts.${'a '.repeat(2001)}`],
])('%s=%s… is deeper than Postgres is asked to go', (key, value) => {
  expect(() => parseQuery(new URLSearchParams([[key, value]]), false)).toThrow(
    expect.objectContaining({ code: 'PGRST100', status: 400 }),
  );
});
