import { createContext, useContext } from 'react';
import type { SessionStore } from './session-store';

export const SessionContext = createContext<SessionStore | null>(null);

export function useSessionStore(): SessionStore {
  const store = useContext(SessionContext);
  if (store === null) throw new Error('No SessionProvider.');
  return store;
}
