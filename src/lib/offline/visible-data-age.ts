import type { QueryClient } from '@tanstack/react-query';
import { isCopy } from './response-copies';
import { isKept } from './offline-queries';

export interface ShownReads {
  /** When the oldest public answer on the screen was read, in milliseconds; null when none is there. */
  oldest: number | null;
  /** Whether one of them is a copy kept on the device. */
  hasCopy: boolean;
  /** Whether something on the screen could not be read at all. */
  isMissing: boolean;
}

export function shownReads(client: QueryClient): ShownReads {
  const shown = client.getQueryCache().findAll({ type: 'active' });
  const answered = shown.filter((query) => isKept(query) && query.state.data !== undefined);
  const times = answered.map(({ state }) => state.dataUpdatedAt);
  return {
    oldest: times.length === 0 ? null : Math.min(...times),
    hasCopy: answered.some(isCopy),
    isMissing: shown.some(({ state }) => state.status === 'error' && state.data === undefined),
  };
}
