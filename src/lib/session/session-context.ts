import { createContext, useContext } from 'react';
import type { SessionStore } from './session-store';

export const SessionContext = createContext<SessionStore | null>(null);

/** The session's store; the state alone is `useSession()`. */
export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext);
  if (store === null) throw new Error('No SessionProvider.');
  return store;
}
