import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('a read that fails offline is told in the log the first time, and not again where something is shown', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const client = createQueryClient();
  const failing = { queryFn: () => Promise.reject(new Error('Failed to fetch')), retry: false };
  await expect(client.query({ queryKey: ['first'], ...failing })).rejects.toThrow('Failed to fetch');
  expect(warn).toHaveBeenCalledExactlyOnceWith('Loading failed', ['first'], expect.any(Error));
  client.setQueryData(['again'], 1, { updatedAt: 0 });
  await expect(client.query({ queryKey: ['again'], ...failing })).rejects.toThrow('Failed to fetch');
  expect(warn).toHaveBeenCalledTimes(1);
});

it.each([
  ['nobody answered', 3, true, new Error('Failed to fetch')],
  ['there is no network', 1, false, new Error('Failed to fetch')],
  ['the code is empty', 3, true, Object.assign(new Error('Bad gateway'), { code: '' })],
  ['the service starts again', 3, true, Object.assign(new Error('Schema cache'), { code: 'PGRST002' })],
  ['the database has no place', 3, true, Object.assign(new Error('Too many'), { code: '53300' })],
  ['two acts crossed', 3, true, Object.assign(new Error('Deadlock'), { code: '40P01' })],
  ['the answer took too long', 1, true, Object.assign(new Error('Timeout'), { code: '57014' })],
  ['a function knows nothing of it', 1, true, Object.assign(new Error('Not found'), { code: '404' })],
  ['the service refused', 1, true, Object.assign(new Error('No rights'), { code: '42501' })],
])('a read where %s is tried %i times in all', async (_, times, isOnline, failure) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const queryFn = vi.fn(() => Promise.reject(failure));
  const observer = new QueryObserver(createQueryClient(), { queryKey: ['read'], queryFn });
  const leave = observer.subscribe(() => undefined);
  await vi.runAllTimersAsync();
  expect(observer.getCurrentResult().error).toBe(failure);
  expect(queryFn).toHaveBeenCalledTimes(times);
  leave();
});
