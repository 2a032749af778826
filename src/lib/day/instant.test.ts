import { expect, it } from 'vitest';
import { calendarDay, instantOf } from './instant';

it.each([
  ['2026-11-26T10:30:00Z', '2026-11-26T10:30:00.000Z'],
  ['2026-11-26T10:30:00.123456+00:00', '2026-11-26T10:30:00.123Z'],
  ['2026-11-26 10:30:00-03', '2026-11-26T13:30:00.000Z'],
])('a moment with its zone is read: %s', (text, iso) => {
  expect(new Date(instantOf(text)).toISOString()).toBe(iso);
});

it.each([
  '',
  null,
  undefined,
  '2026-11-26',
  '2026-11-26T10:30:00',
  '03/11/2026 10:00',
  '2026-02-40T10:00:00Z',
  '2026-02-30T10:00:00Z',
  '2026-02-29T23:59:59-03:00',
  '2026-11-31T00:00:00+00',
])('a text without zone or day is no moment: %s', (text) => {
  expect(instantOf(text)).toBeNaN();
});

it('a day is one since 1900', () => {
  expect(['1899-12-31', '1900-01-01'].map(calendarDay)).toEqual([null, '1900-01-01']);
});
