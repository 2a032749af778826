import { useHydratedStore } from '@/lib/page/hydration';
import { useSessionStore } from './session-context';
import type { SessionState } from './session-state';

/** The session state: 'unknown' until hydration, then 'loading', 'visitor' or 'user' (see `SessionState`). */
export function useSession(): SessionState {
  const { subscribe, read, readPrerendered } = useSessionStore();
  return useHydratedStore<SessionState>(subscribe, read, readPrerendered);
}
