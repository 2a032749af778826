import { describe, expect, it } from 'vitest';
import { countActivity, countStatuses, lastDays, statusOf, weekStart } from './model';

describe('the count of records', () => {
  const rows = ['active', 'active', 'archived', 'deleted'].map((status) => ({ status }));

  it('tells all, active, archived and deleted ones apart', () => {
    expect(countStatuses(rows, 4)).toEqual({ total: 4, active: 2, archived: 1, deleted: 1 });
  });

  it('takes the number of rows for the total where the database gave none', () => {
    expect(countStatuses(rows, null).total).toBe(4);
  });
});

it('an unknown status counts as the one that offers least', () => {
  expect(['active', 'archived', 'deleted', 'published', ''].map(statusOf)).toEqual([
    'active',
    'archived',
    'deleted',
    'deleted',
    'deleted',
  ]);
});

describe('the count of the activity', () => {
  const now = new Date('2026-11-21T02:59:00Z');
  const days = ['14', '15', '16', '17', '18', '19', '20'].map((day) => `2026-11-${day}`);

  it('takes the 7 days that end today in Brasília', () => {
    expect(lastDays(now)).toEqual(days);
    expect(weekStart(now).toISOString()).toBe('2026-11-14T03:00:00.000Z');
  });

  it('puts each act on its day in Brasília, so that the days add up to the total', () => {
    const rows = [
      '2026-11-14T03:00:00Z',
      '2026-11-19T02:59:59Z',
      '2026-11-19T03:00:00+00:00',
      '2026-11-21T02:58:00Z',
    ];
    const { total, days: counted } = countActivity(
      rows.map((created_at) => ({ created_at })),
      4,
      now,
    );
    expect(total).toBe(4);
    expect(counted?.map(({ acts }) => acts)).toEqual([1, 0, 0, 0, 1, 1, 1]);
    expect(counted?.map(({ day }) => day)).toEqual(days);
  });

  it('tells no days when the answer holds fewer acts than there are', () => {
    expect(countActivity([{ created_at: '2026-11-20T12:00:00Z' }], 1001, now)).toEqual({
      total: 1001,
      days: null,
    });
  });
});
