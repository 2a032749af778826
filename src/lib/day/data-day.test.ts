import { expect, it } from 'vitest';
import { oldestDay } from './data-day';

it('records of several days are as old as the oldest that is dated', () => {
  const days = ['2026-11-20', null, '2026-09-01', '2026-10-05'].map((dados_ate) => ({ dados_ate }));
  expect(oldestDay([{}, ...days])).toBe('2026-09-01');
});

it('records that none dates are of no day', () => {
  expect(oldestDay([{ dados_ate: null }, {}])).toBeNull();
});
