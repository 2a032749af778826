import { queryOptions, skipToken } from '@tanstack/react-query';
import { type SessionUser, sessionUser } from '@/lib/session/session-state';
import { loadUserClient } from '@/lib/supabase/load-user-client';

export interface Account extends SessionUser {
  /** An account made with Google may have no password. */
  hasPassword: boolean;
}

/** Spec §7, get user: from the service, hence current. */
async function fetchAccount(): Promise<Account> {
  const { renewedAuth } = await loadUserClient();
  const { data, error } = await (await renewedAuth()).getUser();
  if (error) throw error;
  const providers: unknown = data.user.app_metadata['providers'];
  return { ...sessionUser(data.user), hasPassword: Array.isArray(providers) && providers.includes('email') };
}

export const accountQueries = {
  all: () => ['account'] as const,
  mine: (userId: string | null) =>
    queryOptions({
      queryKey: [...accountQueries.all(), userId],
      queryFn: userId === null ? skipToken : fetchAccount,
      staleTime: 0,
    }),
};
