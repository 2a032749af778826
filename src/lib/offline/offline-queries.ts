import type { Query } from '@tanstack/react-query';

/** Whether what is read with a persister stays on the device. */
const persisters = new Map<unknown, boolean>();

/** Says of a query's `persister` that what it reads is public, and whether it stays on the device. */
export function keepReadsOf(persister: unknown, isStored: boolean): void {
  persisters.set(persister, isStored);
}

/** Whether a query's answers are public and dated, an answer that was there before its first read included. */
export function isKept({ options }: Query): boolean {
  return persisters.has(options.persister);
}

/** Whether they stay on the device as well. */
export function isStored({ options }: Query): boolean {
  return persisters.get(options.persister) === true;
}
