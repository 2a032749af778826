import { firstYearOf, lastYearOf, legislatureOn } from '@/features/deputies/legislature';

/**
 * Newest first; a first year includes those before.
 * @param legislature coming ones use the sitting one's years.
 */
export function expenseYears(legislature: number, thisYear: number): [string, ...string[]] {
  const newest = Math.min(thisYear, lastYearOf(legislature));
  const oldest = firstYearOf(legislatureOn(`${newest}-01-01`));
  const earlier = Array.from({ length: newest - oldest }, (_, index) => String(newest - 1 - index));
  return [String(newest), ...earlier];
}
