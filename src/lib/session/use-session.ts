import { useSyncExternalStore } from 'react';
import { useSessionStore } from './session-context';
import type { SessionState } from './session-state';

/** Who is signed in: { status: 'loading' }, { status: 'visitor' } or { status: 'user', user }. */
export function useSession(): SessionState {
  const { subscribe, read } = useSessionStore();
  return useSyncExternalStore(subscribe, read, read);
}
