import type { Query } from '@tanstack/react-query';

const persisters = new Set<unknown>();

/** Says of a query's `persister` that what it reads is public. */
export function keepReadsOf(persister: unknown): void {
  persisters.add(persister);
}

/** Ends the key of what somebody asked by words or filters of their own: it is read alike, and nothing of it is kept. */
export const passing = 'passing';

/** Whether a query's answers are public and dated, an answer that was there before its first read included. */
export function isKept({ options }: Query): boolean {
  return persisters.has(options.persister);
}

/** Whether they stay on the device as well. */
export function isStored(query: Query): boolean {
  return isKept(query) && query.queryKey.at(-1) !== passing;
}
