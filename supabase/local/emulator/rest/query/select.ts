import { Cursor } from './cursor.ts';
import { fieldName, jsonPath, type Field } from './field.ts';

const aggregates = ['sum', 'avg', 'count', 'max', 'min'] as const;

export type Aggregate = (typeof aggregates)[number];

/** A column of the answer; the field `*` means all (or, under count, the row). */
export interface ColumnItem {
  readonly kind: 'column';
  readonly field: Field;
  readonly alias: string | null;
  readonly cast: string | null;
  readonly aggregate: Aggregate | null;
  readonly aggregateCast: string | null;
}

/** A related resource inside the answer; spread (`...`) lifts its columns into the parent. */
export interface EmbedItem {
  readonly kind: 'embed';
  readonly name: string;
  readonly alias: string | null;
  readonly hint: string | null;
  readonly inner: boolean;
  readonly spread: boolean;
  readonly select: readonly SelectItem[];
}

export type SelectItem = ColumnItem | EmbedItem;

/** Resources inside resources beyond this are refused: each level is one more lateral join. */
const maxEmbed = 10;

export const everything: ColumnItem = {
  kind: 'column',
  field: { name: '*', path: [] },
  alias: null,
  cast: null,
  aggregate: null,
  aggregateCast: null,
};

function castName(cursor: Cursor): string | null {
  if (!cursor.take('::')) return null;
  const found = cursor.match(/[\p{L}\p{N}_ $]+/uy);
  if (found === null) throw cursor.failure('letter or digit');
  return found.trim();
}

function aggregate(cursor: Cursor): Aggregate | null {
  if (!cursor.take('.')) return null;
  const found = cursor.match(/[a-z]+(?=\(\))/y);
  const known = aggregates.find((name) => name === found);
  if (known === undefined) throw cursor.failure('aggregate function (sum(), avg(), count(), max(), min())');
  cursor.expect('()');
  return known;
}

function alias(cursor: Cursor): string | null {
  const start = cursor.position;
  if (!cursor.sees('*') && !cursor.sees('...')) {
    const name = fieldName(cursor);
    if (cursor.sees(':') && !cursor.sees('::')) {
      cursor.expect(':');
      return name;
    }
  }
  cursor.rewind(start);
  return null;
}

function embedParameters(cursor: Cursor): { hint: string | null; inner: boolean } {
  let hint: string | null = null;
  let inner = false;
  for (let count = 0; count < 2 && cursor.take('!'); count += 1) {
    const name = fieldName(cursor);
    if (name === 'inner') inner = true;
    else if (name !== 'left') hint = name;
  }
  return { hint, inner };
}

function embed(
  cursor: Cursor,
  name: string,
  label: string | null,
  spread: boolean,
  depth: number,
): EmbedItem {
  const { hint, inner } = embedParameters(cursor);
  cursor.expect('(');
  if (depth >= maxEmbed) throw cursor.failure(`at most ${maxEmbed} levels of embedded resources`);
  const select = items(cursor, depth + 1);
  cursor.expect(')');
  return { kind: 'embed', name, alias: label, hint, inner, spread, select };
}

function item(cursor: Cursor, depth: number): SelectItem {
  if (cursor.take('...')) return embed(cursor, fieldName(cursor), null, true, depth);
  if (cursor.take('*')) return everything;
  const label = alias(cursor);
  if (cursor.take('count()'))
    return { ...everything, alias: label, aggregate: 'count', aggregateCast: castName(cursor) };
  const name = fieldName(cursor);
  if (cursor.sees('(') || cursor.sees('!')) return embed(cursor, name, label, false, depth);
  const path = jsonPath(cursor);
  const cast = castName(cursor);
  const fn = aggregate(cursor);
  const aggregateCast = fn === null ? null : castName(cursor);
  return { kind: 'column', field: { name, path }, alias: label, cast, aggregate: fn, aggregateCast };
}

function items(cursor: Cursor, depth: number): SelectItem[] {
  cursor.skipSpace();
  if (cursor.atEnd || cursor.sees(')')) return [];
  const found: SelectItem[] = [];
  do {
    cursor.skipSpace();
    found.push(item(cursor, depth));
    cursor.skipSpace();
  } while (cursor.take(','));
  if (!cursor.sees(')')) cursor.expectEnd('"->>", "->", "::", ".", ")", "," or end of input');
  return found;
}

/** The `select` parameter as a tree; RestError PGRST100 when it cannot be read. */
export function parseSelect(text: string): SelectItem[] {
  const cursor = new Cursor(text, `select parameter (${text})`);
  const found = items(cursor, 0);
  cursor.expectEnd('"," or end of input');
  return found;
}
