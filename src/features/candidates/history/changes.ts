/** By column, as the database recorded them. */
export type Changes = Readonly<Record<string, { before: unknown; after: unknown }>>;

export function isKeyed(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Null where the entry holds none. */
export function changesOf(value: unknown): Changes | null {
  if (!isKeyed(value)) return null;
  const known = Object.entries(value).flatMap(([column, change]) =>
    isKeyed(change) ? [[column, { before: change['before'], after: change['after'] }] as const] : [],
  );
  return Object.fromEntries(known);
}
