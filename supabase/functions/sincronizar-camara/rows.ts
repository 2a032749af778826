import type * as z from 'zod';

export interface Rows<Row> {
  good: Row[];
  bad: number;
}

export function readRows<Row>(rows: readonly unknown[], schema: z.ZodType<Row>): Rows<Row> {
  const good = rows.flatMap((row) => {
    const parsed = schema.safeParse(row);
    return parsed.success ? [parsed.data] : [];
  });
  return { good, bad: rows.length - good.length };
}

/** Equal rows count once; contradicting rows of one key count none. */
export function oncePerKey<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | number,
  sayingOf: (row: Row) => string,
): Rows<Row> {
  const byKey = new Map<string | number, Row[]>();
  for (const row of rows) byKey.set(keyOf(row), [...(byKey.get(keyOf(row)) ?? []), row]);
  let bad = 0;
  const good = [...byKey.values()].flatMap((same) => {
    if (new Set(same.map(sayingOf)).size === 1) return same.slice(0, 1);
    bad += same.length;
    return [];
  });
  return { good, bad };
}
