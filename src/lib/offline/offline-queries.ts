import type { Query } from '@tanstack/react-query';

const passing = 'passing';

/** The end of a list's key: what somebody seeks by these words or filters is read alike, and nothing of it is kept. */
export const passingIf = (words: object): string[] => (Object.values(words).join('') === '' ? [] : [passing]);

/** Whether a query's answers are public and dated, an answer that was there before its first read included. */
export function isKept({ options }: Query): boolean {
  return options.persister !== undefined;
}

/** Whether they stay on the device as well. */
export function isStored(query: Query): boolean {
  return isKept(query) && query.queryKey.at(-1) !== passing;
}
