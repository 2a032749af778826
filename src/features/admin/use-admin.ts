import { useOutletContext } from 'react-router-dom';
import type { SessionUser } from '@/lib/session/session-state';

/** For screens in the guard's outlet alone. */
export function useAdmin(): SessionUser {
  return useOutletContext<SessionUser>();
}
