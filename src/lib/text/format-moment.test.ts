import { expect, it } from 'vitest';
import { formatMoment } from './format-moment';

it.each([
  ['2026-11-21T21:05:00+00:00', '21/11/2026, 18:05'],
  ['2026-11-21T03:00:00Z', '21/11/2026, 00:00'],
  ['2026-01-02T02:59:59Z', '01/01/2026, 23:59'],
  [Date.UTC(2026, 10, 21, 12, 7), '21/11/2026, 09:07'],
])('the moment %s is written by the day and the hour in Brasília', (moment, text) => {
  expect(formatMoment(moment)).toBe(text);
});

it('a moment has the words of the sentence between the day and the hour', () => {
  expect(formatMoment('2026-11-21T21:05:00Z', ', às ')).toBe('21/11/2026, às 18:05');
  expect(formatMoment('2026-11-21T21:05:00Z', ' ')).toBe('21/11/2026 18:05');
});

it.each(['', 'ontem', Number.NaN, Infinity, 8.64e15 + 1])(
  'a moment that is none, %s, is shown as a dash',
  (moment) => {
    expect(formatMoment(moment)).toBe('—');
  },
);
