import { expect, it } from 'vitest';
import { firstYearOf, lastYearOf, legislatureOn, legislaturesOf } from './legislature';

it.each([
  ['2023-01-31', 56, 2019, 2023],
  ['2023-02-01', 57, 2023, 2027],
  ['2026-11-21', 57, 2023, 2027],
  ['2027-01-31', 57, 2023, 2027],
  ['2027-02-01', 58, 2027, 2031],
])(
  'on %s the %dth legislature sits, from February of %d to January of %d',
  (day, legislature, first, last) => {
    expect(legislatureOn(day)).toBe(legislature);
    expect(firstYearOf(legislature)).toBe(first);
    expect(lastYearOf(legislature)).toBe(last);
  },
);

it.each([
  [2023, [56, 57]],
  [2026, [57]],
  [2027, [57, 58]],
])('in the year %d sat the legislatures %j', (year, legislatures) => {
  expect(legislaturesOf(year)).toEqual(legislatures);
});
