import { queryOptions } from '@tanstack/react-query';
import { loadUserClient } from '@/lib/supabase/load-user-client';
import { maySetPassword } from './model';

async function readRecovery(): Promise<boolean> {
  const { renewedAuth } = await loadUserClient();
  const { data, error } = await (await renewedAuth()).mfa.getAuthenticatorAssuranceLevel();
  if (error) throw error;
  return maySetPassword(data.currentAuthenticationMethods, Date.now());
}

export const authQueries = {
  all: () => ['auth'] as const,
  /** Read from the token, never kept. */
  recovery: (userId: string) =>
    queryOptions({
      queryKey: [...authQueries.all(), 'recovery', userId],
      queryFn: readRecovery,
      staleTime: 0,
      gcTime: 0,
    }),
};
