import { Cursor } from './cursor.ts';
import { fieldName, jsonPath, type Field } from './field.ts';

/** One term of `order`; with `relation`, the field belongs to an embedded to-one resource. */
export interface OrderTerm {
  readonly relation: string | null;
  readonly field: Field;
  readonly direction: 'asc' | 'desc' | null;
  readonly nulls: 'first' | 'last' | null;
}

function term(cursor: Cursor): OrderTerm {
  cursor.skipSpace();
  const name = fieldName(cursor);
  const related = cursor.take('(');
  const subject = related ? fieldName(cursor) : name;
  const path = jsonPath(cursor);
  if (related) cursor.expect(')');
  const direction = cursor.match(/\.(?:asc|desc)(?=[.,\s]|$)/y);
  const nulls = cursor.match(/\.nulls(?:first|last)(?=[,\s]|$)/y);
  cursor.skipSpace();
  if (!cursor.atEnd && !cursor.sees(',')) throw cursor.failure('"asc", "desc", "nullsfirst" or "nullslast"');
  return {
    relation: related ? name : null,
    field: { name: subject, path },
    direction: direction === null ? null : direction === '.asc' ? 'asc' : 'desc',
    nulls: nulls === null ? null : nulls === '.nullsfirst' ? 'first' : 'last',
  };
}

/** The `order` parameter; RestError PGRST100 when it cannot be read. */
export function parseOrder(text: string): OrderTerm[] {
  const cursor = new Cursor(text, `order (${text})`);
  const terms = [term(cursor)];
  while (cursor.take(',')) terms.push(term(cursor));
  return terms;
}
