import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { nextTask } from '@/lib/page/next-task';
import { persisted } from './offline-persister';

const reader = () => {
  const read = vi.fn(({ signal }: { signal: AbortSignal }) => Promise.resolve(signal.aborted));
  const observer = new QueryObserver(new QueryClient(), {
    queryKey: ['um'],
    queryFn: read,
    persister: persisted,
  });
  return { read, observer };
};

it('a screen that is left before its read began asks nothing', async () => {
  const { read, observer } = reader();
  observer.subscribe(() => {})();
  await nextTask();
  expect(read).not.toHaveBeenCalled();
});

it('a screen that stays asks once', async () => {
  const { read, observer } = reader();
  const leave = observer.subscribe(() => {});
  await waitFor(() => expect(observer.getCurrentResult().data).toBe(false));
  expect(read).toHaveBeenCalledOnce();
  leave();
});
