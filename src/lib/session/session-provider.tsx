import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useHydratedStore } from '@/lib/page/hydration';
import { notify } from '@/lib/notify';
import { forgetAccountNote } from './account-note-key';
import { clearTabStorage, dropDraftsOfOthers } from './drafts';
import { SessionContext } from './session-context';
import type { SessionState } from './session-state';
import { type Departure, SessionStore } from './session-store';

/** Removes a user's drafts and results from this tab. If the session expired, drafts stay for the same user alone. */
function forgetWork(queryClient: QueryClient, how: Departure): void {
  queryClient.getMutationCache().clear();
  forgetAccountNote();
  clearTabStorage({ keepsDrafts: how === 'ended' });
}

function newStore(queryClient: QueryClient): SessionStore {
  const store = new SessionStore((how) => {
    forgetWork(queryClient, how);
    if (how === 'ended') notify('Sua sessão terminou. Entre de novo.', { kind: 'error' });
  });
  store.subscribe(() => {
    const session = store.read();
    if (session.status === 'user') dropDraftsOfOthers(session.user.id);
  });
  return store;
}

/**
 * Removes the user's queries from the cache once the session is over, after the screens rendered without them: one still
 * mounted would refetch. Public data stays.
 */
function useForgottenReads(queryClient: QueryClient, store: SessionStore): void {
  const session = useHydratedStore<SessionState>(store.subscribe, store.read, store.readPrerendered);
  const userId = session.status === 'user' ? session.user.id : null;
  const lastId = useRef(userId);
  useEffect(() => {
    const goneId = lastId.current;
    lastId.current = userId;
    if (goneId === null || goneId === userId) return;
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(goneId) });
  }, [queryClient, userId]);
}

/** Must be inside the QueryClientProvider. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [store] = useState(() => newStore(queryClient));
  useEffect(() => store.start(), [store]);
  useForgottenReads(queryClient, store);
  return <SessionContext value={store}>{children}</SessionContext>;
}
