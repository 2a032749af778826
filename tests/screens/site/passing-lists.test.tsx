import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { findCopy, putCopy } from '@/lib/offline/copy-cache';
import { persisted, persistedPages } from '@/lib/offline/offline-persister';
import { passingIf } from '@/lib/offline/offline-queries';
import { keepCopies } from '@/lib/offline/response-copies';
import { installCaches } from '../../support/browser/fake-caches';

let stores: ReturnType<typeof installCaches>;

/** Reads a list once, as a screen does. */
async function readList(queryKey: string[]): Promise<void> {
  const client = new QueryClient();
  keepCopies(client);
  const observer = new InfiniteQueryObserver(client, {
    queryKey,
    queryFn: () => Promise.resolve('Ana'),
    initialPageParam: 0,
    getNextPageParam: () => undefined,
    persister: persistedPages<string, string[]>,
  });
  const leave = observer.subscribe(() => {});
  await waitFor(() => expect(observer.getCurrentResult().data?.pages).toEqual(['Ana']));
  leave();
  client.clear();
}

const kept = () => [...stores.values()].flatMap((store) => [...store.keys()].map(decodeURIComponent));

beforeEach(() => {
  stores = installCaches();
});

it('a list that says that it is kept stays on the device, one that passes does not', async () => {
  await readList(['passes', ...passingIf(['ana'])]);
  await readList(['stays']);
  await waitFor(() => expect(kept()).toEqual(['/public-reads/["stays"]']));
});

it('the device keeps the sixty answers kept last', async () => {
  const names = Array.from({ length: 61 }, (_, at) => `["answer",${at}]`);
  for (const [at, name] of names.entries()) await putCopy(name, { data: at, at });
  const copies = await Promise.all(names.map(findCopy));
  expect(copies.map((copy) => copy?.data)).toEqual([undefined, ...names.keys()].filter((at) => at !== 0));
});

it('the device keeps no copies of builds before the last', async () => {
  const names = ['oldest', 'older', 'last'].map((build) => `public-reads-/assets/${build}.js`);
  for (const name of ['pages', 'assets', ...names]) await caches.open(name);
  await putCopy('["answer"]', { data: 1, at: 1 });
  expect([...stores.keys()]).toEqual(['pages', 'assets', names.at(-1), 'public-reads-/']);
});

it('what is on the screen stays where the device has only an older copy of it', async () => {
  await putCopy('["read"]', { data: 'Ana Antiga', at: 1 });
  const client = new QueryClient();
  client.setQueryData(['read'], 'Ana', { updatedAt: 2 });
  const observer = new QueryObserver(client, {
    queryKey: ['read'],
    queryFn: () => Promise.reject(new Error('Nobody answers')),
    persister: persisted<string, string[]>,
    retry: false,
  });
  const leave = observer.subscribe(() => {});
  await waitFor(() => expect(observer.getCurrentResult().fetchStatus).toBe('idle'));
  expect(observer.getCurrentResult()).toMatchObject({ data: 'Ana', status: 'error' });
  leave();
});
