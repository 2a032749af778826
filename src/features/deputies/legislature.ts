import { civicDays, electedLegislature } from '@/lib/election/civic-calendar';

/**
 * A legislature lasts four years from 1 February (Constitution, art. 44 and 57 § 4). By hand: the list of deputies needs it
 * before its first data, where date-fns would weigh 2 kB.
 */
const known = { legislature: electedLegislature, from: Number(civicDays.legislature.slice(0, 4)), years: 4 };

/** The number of the legislature that sits on a day (AAAA-MM-DD). */
export function legislatureOn(day: string): number {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '02-01' ? 1 : 0);
  return known.legislature + Math.floor((year - known.from) / known.years);
}

/** The year in which a legislature begins, on 1 February. */
export function firstYearOf(legislature: number): number {
  return known.from + (legislature - known.legislature) * known.years;
}

/** The year in which a legislature ends, on 31 January. */
export function lastYearOf(legislature: number): number {
  return firstYearOf(legislature + 1);
}

/** The legislatures of a year: the first year of one begins with the last month of the one before. */
export function legislaturesOf(year: number): number[] {
  return [...new Set([legislatureOn(`${year}-01-01`), legislatureOn(`${year}-12-31`)])];
}
