import type { Query } from '@tanstack/react-query';

const passing = 'passing';

/** Ends a filtered list's key: read the same, never kept. */
export const passingIf = (words: object): string[] => (Object.values(words).join('') === '' ? [] : [passing]);

export function isKept({ options }: Query): boolean {
  return options.persister !== undefined;
}

export function isStored(query: Query): boolean {
  return isKept(query) && query.queryKey.at(-1) !== passing;
}
