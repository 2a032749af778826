import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useHydratedStore } from '@/lib/page/hydration';
import { notify, withdraw } from '@/lib/notify';
import { forgetAccountNote } from './account-note-key';
import { clearTabStorage, dropDraftsOfOthers } from './drafts';
import { SessionContext } from './session-context';
import type { SessionState } from './session-state';
import { type Departure, SessionStore } from './session-store';

/** After an expired session drafts stay for the same user alone. */
function forgetWork(queryClient: QueryClient, how: Departure): void {
  queryClient.getMutationCache().clear();
  forgetAccountNote();
  // No tap on 'Desfazer' may act for who has left.
  withdraw();
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

/** Removed after screens rendered without them: mounted queries would refetch. */
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

export function SessionProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [store] = useState(() => newStore(queryClient));
  useEffect(() => store.start(), [store]);
  useForgottenReads(queryClient, store);
  return <SessionContext value={store}>{children}</SessionContext>;
}
