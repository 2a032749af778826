import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { votesText } from './format-count';
import { dayInBrasilia, formatDate, formatDay, formatDayTime, formatMoney } from './format';

it('a moment is written as day, month and year in Brasília', () => {
  expect(formatDate('2026-11-21T12:00:00+00:00')).toBe('21/11/2026');
  expect(formatDate('2026-11-21T02:30:00+00:00')).toBe('20/11/2026');
});

it('the calendar knows what day it is in Brasília, not in Greenwich', () => {
  expect(dayInBrasilia(Date.parse('2026-11-22T02:59:00Z'))).toBe('2026-11-21');
  expect(dayInBrasilia(Date.parse('2026-11-22T03:00:00Z'))).toBe('2026-11-22');
});

// Fails when a summer time comes back and the calendar of time zones knows.
it('the calendar agrees with the calendar of time zones from 1986 to 2040, summer times included', async () => {
  // Nobody has opened the calendar in this copy of the module.
  vi.resetModules();
  const { dayInBrasilia: dayWithoutCalendar } = await import('./format');
  const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' });
  const moment = fc.integer({ min: Date.UTC(1986, 0, 1), max: Date.UTC(2040, 0, 1) });
  const nearMidnight = fc
    .record({ day: fc.integer({ min: 5_844, max: 25_567 }), minute: fc.integer({ min: 90, max: 270 }) })
    .map(({ day, minute }) => (day * 1_440 + minute) * 60_000);
  fc.assert(
    fc.property(fc.oneof(moment, nearMidnight), (at) => {
      expect(dayWithoutCalendar(at)).toBe(calendar.format(at));
    }),
    { numRuns: 3_000 },
  );
});

it.each([null, undefined, '', 'ontem'])('a moment that is none, %s, is shown as a dash', (value) => {
  expect(formatDate(value)).toBe('—');
});

it('a calendar day is written as it is, whatever the zone', () => {
  expect(formatDay('2026-03-25')).toBe('25/03/2026');
  expect(formatDay('2026-03-25T00:00:00')).toBe('25/03/2026');
});

it.each([null, undefined, '', '2026-02-30', '25/03/2026', '0001-01-01', '0000-00-00'])(
  'a day that is none, %s, is shown as a dash',
  (value) => {
    expect(formatDay(value)).toBe('—');
    expect(formatDayTime(value)).toBe('—');
  },
);

it('a local time is written by its hour, where there is one', () => {
  expect(formatDayTime('2025-09-17T21:52')).toBe('17/09/2025 às 21:52');
  expect(formatDayTime('2025-09-17T21:52:10')).toBe('17/09/2025 às 21:52');
  expect(formatDayTime('2024-04-10')).toBe('10/04/2024');
  for (const hour of ['24:00', '25:00']) expect(formatDayTime(`2024-04-10T${hour}`)).toBe('10/04/2024');
});

it('an amount of reais is written as Brazilians do', () => {
  expect(formatMoney(1234.5)).toBe('R$\u00A01.234,50');
  expect(formatMoney(-0.5)).toBe('-R$\u00A00,50');
});

it('half a cent is written as one', () => {
  expect(formatMoney(0.005)).toBe('R$\u00A00,01');
});

it.each([0, -0, -0.004])('an amount of nothing has no sign: %d', (nothing: number) => {
  expect(formatMoney(nothing)).toBe('R$\u00A00,00');
});

it('votes are told in the plural, but for one', () => {
  expect([0, 1, 2].map(votesText)).toEqual(['0 votos', '1 voto', '2 votos']);
});
