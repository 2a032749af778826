import { useOutletContext } from 'react-router-dom';
import type { SessionUser } from '@/lib/session/session-state';

/** The administrator whom the guard let in; only for screens in the guard's outlet. */
export function useAdmin(): SessionUser {
  return useOutletContext<SessionUser>();
}
