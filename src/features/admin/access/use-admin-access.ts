import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import type { SessionUser } from '@/lib/session/session-state';
import { useSession } from '@/lib/session/use-session';
import { accessQueries } from './queries';

/** 'failed': role unreadable, so nothing of the panel may be shown. */
export type AdminAccess =
  | { status: 'checking' | 'visitor' | 'denied' }
  | { status: 'failed'; retry: () => void; isRetrying: boolean }
  | { status: 'admin'; user: SessionUser };

/** The last answer holds while the role is read, so nothing flickers. */
export function useAdminAccess(): AdminAccess {
  const session = useSession();
  const { pathname } = useLocation();
  const userId = session.status === 'user' ? session.user.id : '';
  const role = useQuery({
    ...accessQueries.role(userId, pathname),
    enabled: session.status === 'user',
    placeholderData: (last, query) => (query?.queryKey[1] === userId ? last : undefined),
  });
  if (session.status === 'visitor') return { status: 'visitor' };
  if (session.status !== 'user' || role.isPending) return { status: 'checking' };
  if (role.isError) {
    return { status: 'failed', retry: () => void role.refetch(), isRetrying: role.isFetching };
  }
  return role.data ? { status: 'admin', user: session.user } : { status: 'denied' };
}
