import type { Query, QueryClient } from '@tanstack/react-query';
import { isCopy } from './response-copies';
import { isKept } from './offline-queries';

export interface ShownReads {
  oldest: number | null;
  hasCopy: boolean;
  missing: 'nothing' | 'part' | 'all';
}

export function shownReads(client: QueryClient): ShownReads {
  const shown = client.getQueryCache().findAll({ type: 'active' });
  const answered = shown.filter((query) => isKept(query) && query.state.data !== undefined);
  const times = answered.map(({ state }) => state.dataUpdatedAt);
  const isMissing = shown.some(({ state }) => state.status === 'error' && state.data === undefined);
  const extent = shown.some(({ state }) => state.data !== undefined) ? 'part' : 'all';
  return {
    oldest: times.length === 0 ? null : Math.min(...times),
    hasCopy: answered.some(isCopy),
    missing: isMissing ? extent : 'nothing',
  };
}

/** What failed, or shows a copy: nobody asks for it again when the network is back. */
export async function readAgain(client: QueryClient): Promise<void> {
  const isLacking = (query: Query) => query.state.status === 'error' || isCopy(query);
  await client.refetchQueries({ type: 'active', predicate: isLacking }, { cancelRefetch: false });
}
