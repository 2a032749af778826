import { firstYearOf, lastYearOf, legislatureOn } from '@/features/deputies/legislature';

/**
 * Newest first; a first year also has those before, as its January may be empty.
 * @param legislature the deputy's; one that has yet to begin offers what the sitting one does.
 */
export function expenseYears(legislature: number, thisYear: number): [string, ...string[]] {
  const newest = Math.min(thisYear, lastYearOf(legislature));
  const oldest = firstYearOf(legislatureOn(`${newest}-01-01`));
  const earlier = Array.from({ length: newest - oldest }, (_, index) => String(newest - 1 - index));
  return [String(newest), ...earlier];
}
