import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Subscribes to every change of a read; told after renders, never amid one. */
export function useCacheListeners(): (listener: () => void) => () => void {
  const client = useQueryClient();
  return useCallback(
    (listener) => client.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    [client],
  );
}
