import { civicDays, electedLegislature } from '@/lib/election/civic-calendar';

/** Constitution, art. 44 and 57 § 4; here date-fns would weigh 2 kB. */
const known = { legislature: electedLegislature, from: Number(civicDays.legislature.slice(0, 4)), years: 4 };

export function legislatureOn(day: string): number {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '02-01' ? 1 : 0);
  return known.legislature + Math.floor((year - known.from) / known.years);
}

export function firstYearOf(legislature: number): number {
  return known.from + (legislature - known.legislature) * known.years;
}

export function lastYearOf(legislature: number): number {
  return firstYearOf(legislature + 1);
}

/** A first year includes the month before 1 February. */
export function legislaturesOf(year: number): number[] {
  return [...new Set([legislatureOn(`${year}-01-01`), legislatureOn(`${year}-12-31`)])];
}
