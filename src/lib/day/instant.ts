const withZone = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}(?::?\d{2})?)$/;

/** Milliseconds since 1970; NaN without a zone or a date. */
export function instantOf(iso: string | null | undefined): number {
  const text = iso ?? '';
  return withZone.test(text) ? Date.parse(text.replace(/[+-]\d{2}$/, '$&:00')) : Number.NaN;
}
