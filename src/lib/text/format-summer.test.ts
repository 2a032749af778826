import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  const { DateTimeFormat } = Intl;
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function (locale, options) {
    return new DateTimeFormat(locale, { ...options, timeZone: 'America/Miquelon' });
  });
  vi.resetModules();
});
afterEach(() => {
  vi.resetModules();
});

const halfPastMidnight = '2027-07-01T02:30:00Z';

it('a summer time that came back is known off the first screen', async () => {
  const { dayInBrasilia, formatDate, openCalendar } = await import('./format');
  expect(formatDate(halfPastMidnight)).toBe('30/06/2027');
  expect(formatDate('2027-07-01T03:00:00Z')).toBe('01/07/2027');
  openCalendar();
  expect(formatDate(halfPastMidnight)).toBe('01/07/2027');
  expect(dayInBrasilia(Date.parse('2027-07-01T01:59:59Z'))).toBe('2027-06-30');
});

it('day and hour of a moment are of one calendar', async () => {
  const { formatMoment } = await import('./format-moment');
  expect(formatMoment(halfPastMidnight)).toBe('01/07/2027, 00:30');
});
