import { queryOptions } from '@tanstack/react-query';
import { persisted } from '@/lib/offline/offline-persister';

const reads = () => import('./reads');

/** This feature owns the tables of results. */
export const resultQueries = {
  all: () => ['results'] as const,
  rounds: () =>
    queryOptions({
      queryKey: [...resultQueries.all(), 'rounds'],
      queryFn: async ({ signal }) => (await reads()).fetchRounds(signal),
      persister: persisted,
    }),
  elected: () =>
    queryOptions({
      queryKey: [...resultQueries.all(), 'elected'],
      queryFn: async ({ signal }) => (await reads()).fetchElected(signal),
      persister: persisted,
    }),
  portraits: () =>
    queryOptions({
      queryKey: [...resultQueries.all(), 'portraits'],
      queryFn: async ({ signal }) => (await reads()).fetchPortraits(signal),
      persister: persisted,
    }),
};
