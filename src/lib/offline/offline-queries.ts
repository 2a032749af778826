import type { Query } from '@tanstack/react-query';

const persisters = new Set<unknown>();

/** Says of a query's `persister` that what it reads stays on the device. */
export function keepReadsOf(persister: unknown): void {
  persisters.add(persister);
}

/** Whether a query's answers stay on the device, an answer that was there before its first read included. */
export function isKept({ options }: Query): boolean {
  return persisters.has(options.persister);
}
