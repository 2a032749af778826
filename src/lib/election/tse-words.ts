/** '119300788' as a number; null for the court's empty unknown and anything else. */
export function parseTseNumber(text: string): number | null {
  return /^\d{1,10}$/.test(text) ? Number(text) : null;
}

export function parseTseShare(text: string): number | null {
  return /^\d{1,3}(,\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : null;
}

export function tseDay(text: string): string | null {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? [];
  if (day === undefined || month === undefined || year === undefined) return null;
  const iso = `${year}-${month}-${day}`;
  const time = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(iso) ? iso : null;
}
