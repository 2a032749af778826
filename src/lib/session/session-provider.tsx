import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { notify } from '@/lib/notify';
import { SessionContext } from './session-context';
import { type Departure, SessionStore } from './session-store';

/**
 * Takes what belonged to a person out of this tab: their queries (every key of theirs holds their id), what was being
 * written or generated for them, and drafts. Public data may stay.
 */
function forget(queryClient: QueryClient, userId: string | null): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => userId !== null && queryKey.includes(userId) });
  queryClient.getMutationCache().clear();
  window.sessionStorage.clear();
}

function newStore(queryClient: QueryClient): SessionStore {
  return new SessionStore((userId: string | null, how: Departure) => {
    forget(queryClient, userId);
    if (how === 'ended') notify('Sua sessão terminou. Entre de novo.', { kind: 'error' });
  });
}

/** Follows the session for everything below it; stands inside the QueryClientProvider. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const [store] = useState(() => newStore(queryClient));
  useEffect(() => store.start(), [store]);
  return <SessionContext value={store}>{children}</SessionContext>;
}
