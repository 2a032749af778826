import { queryOptions } from '@tanstack/react-query';
import { loadUserClient } from '@/lib/supabase/load-user-client';
import { maySetPassword } from './model';

async function readRecovery(): Promise<boolean> {
  const { renewedAuth } = await loadUserClient();
  const auth = await renewedAuth();
  const { data, error } = await auth.mfa.getAuthenticatorAssuranceLevel();
  if (error) throw error;
  const methods = data.currentAuthenticationMethods;
  if (maySetPassword(methods, Date.now())) return true;
  if (!maySetPassword(methods, -Infinity)) return false;
  // A fast clock finds every link old; a renewed token is dated by the service's.
  const renewed = (await auth.refreshSession()).data.session;
  if (renewed === null) return false;
  const { data: token } = await auth.getClaims(renewed.access_token, { allowExpired: true });
  return token !== null && maySetPassword(methods, token.claims.iat * 1000);
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
