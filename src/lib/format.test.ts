import { expect, it } from 'vitest';
import { formatDate } from './format';

it('writes a moment as day, month and year in Brasília', () => {
  expect(formatDate('2026-11-21T12:00:00+00:00')).toBe('21/11/2026');
  expect(formatDate('2026-11-21T02:30:00+00:00')).toBe('20/11/2026');
});

it.each([null, undefined, '', 'ontem'])('shows a dash for %s', (value) => {
  expect(formatDate(value)).toBe('—');
});
