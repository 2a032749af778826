import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { notify } from '@/lib/notify';
import { clearTabStorage, dropDraftsOfOthers } from './drafts';
import { SessionContext } from './session-context';
import { type Departure, SessionStore } from './session-store';

/**
 * Takes what belonged to a person out of this tab: their queries (every key of theirs holds their id) and what was being
 * written or generated for them. Public data may stay, and so do the drafts of who lost the session without wanting to:
 * they find them again on signing in, and nobody else does.
 */
function forget(queryClient: QueryClient, userId: string | null, how: Departure): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => userId !== null && queryKey.includes(userId) });
  queryClient.getMutationCache().clear();
  clearTabStorage({ keepsDrafts: how === 'ended' });
}

function newStore(queryClient: QueryClient): SessionStore {
  const store = new SessionStore((userId: string | null, how: Departure) => {
    forget(queryClient, userId, how);
    if (how === 'ended') notify('Sua sessão terminou. Entre de novo.', { kind: 'error' });
  });
  store.subscribe(() => {
    const session = store.read();
    if (session.status === 'user') dropDraftsOfOthers(session.user.id);
  });
  return store;
}

/** Follows the session for everything below it; stands inside the QueryClientProvider. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [store] = useState(() => newStore(queryClient));
  useEffect(() => store.start(), [store]);
  return <SessionContext value={store}>{children}</SessionContext>;
}
