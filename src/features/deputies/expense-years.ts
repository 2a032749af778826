import { firstYearOf, lastYearOf, legislatureOn } from '@/lib/legislature';

/**
 * The years that can be chosen, newest first: those of the deputy's legislature until now. In its first year, which began
 * under the one before, also the years of that one: its January may still be empty.
 */
export function expenseYears(legislature: number, thisYear: number): [string, ...string[]] {
  const newest = Math.max(firstYearOf(legislature), Math.min(thisYear, lastYearOf(legislature)));
  const oldest = firstYearOf(legislatureOn(`${newest}-01-01`));
  const earlier = Array.from({ length: newest - oldest }, (_, index) => String(newest - 1 - index));
  return [String(newest), ...earlier];
}
