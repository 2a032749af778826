import { useHydratedStore } from '@/lib/page/hydration';
import { useSessionStore } from './session-context';
import type { SessionState } from './session-state';

export function useSession(): SessionState {
  const { subscribe, read, readPrerendered } = useSessionStore();
  return useHydratedStore<SessionState>(subscribe, read, readPrerendered);
}
