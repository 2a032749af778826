/** AAAA-MM-DD; four years from 1 February, the 57th from 2023 (test: the site's). */
export function legislatureOn(day: string): number {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '02-01' ? 1 : 0);
  return 57 + Math.floor((year - 2023) / 4);
}

/** The year in which one begins still has a month of the one before. */
export function legislaturesOf(year: number): number[] {
  return [...new Set([legislatureOn(`${year}-01-01`), legislatureOn(`${year}-12-31`)])];
}
