import type { AuthLink } from './auth-link';
import { useSessionStore } from './session-context';
import { useSession } from './use-session';

const none: AuthLink = { kind: 'none' };

export function useAuthLink(): AuthLink {
  const store = useSessionStore();
  const { status } = useSession();
  return status === 'unknown' ? none : store.readLink();
}
