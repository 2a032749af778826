import { expect, it } from 'vitest';
import { expenseYears } from './expense-years';

it.each([
  ['in the last full year', 57, 2026, ['2026', '2025', '2024', '2023']],
  ['in the last January', 57, 2027, ['2027', '2026', '2025', '2024', '2023']],
  ['of somebody who left with the legislature', 57, 2029, ['2027', '2026', '2025', '2024', '2023']],
  ['in the first February, with the years before', 58, 2027, ['2027', '2026', '2025', '2024', '2023']],
  ['in the second year', 58, 2028, ['2028', '2027']],
  ['of a legislature that has yet to begin', 58, 2026, ['2026', '2025', '2024', '2023']],
  ['of somebody who left long ago', 53, 2026, ['2011', '2010', '2009', '2008', '2007']],
])('the years of expenses are those of the legislature: %s', (_, legislature, thisYear, years) => {
  expect(expenseYears(legislature, thisYear)).toEqual(years);
});
