/** What an act changed, by column, as the database recorded it. */
export type Changes = Readonly<Record<string, { before: unknown; after: unknown }>>;

export function isKeyed(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The changes of a recorded entry (JSON); null where it holds none. */
export function changesOf(value: unknown): Changes | null {
  if (!isKeyed(value)) return null;
  const known = Object.entries(value).flatMap(([column, change]) =>
    isKeyed(change) ? [[column, { before: change['before'], after: change['after'] }] as const] : [],
  );
  return Object.fromEntries(known);
}
