import { queryOptions } from '@tanstack/react-query';

/** Every key holds the user's id, so that leaving removes the data. */
export const panelKey = (userId: string) => ['admin', userId] as const;

export function ofPanel<Data>(
  userId: string,
  about: readonly unknown[],
  read: (signal: AbortSignal) => Promise<Data>,
) {
  return queryOptions({
    queryKey: [...panelKey(userId), ...about],
    queryFn: ({ signal }) => read(signal),
    staleTime: 0,
  });
}
