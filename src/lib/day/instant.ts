const withZone = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}(?::?\d{2})?)$/;

/** Since 1900: programs write the year 1 where they know no day. */
export function calendarDay(text: string | null | undefined): string | null {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0] ?? '';
  const date = new Date(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
  return isDay && day >= '1900-01-01' ? day : null;
}

/** Milliseconds since 1970; NaN without a zone, and for a 30 February, which browsers read differently. */
export function instantOf(iso: string | null | undefined): number {
  const text = iso ?? '';
  const isInstant = withZone.test(text) && calendarDay(text) !== null;
  return isInstant ? Date.parse(text.replace(/[+-]\d{2}$/, '$&:00')) : Number.NaN;
}
