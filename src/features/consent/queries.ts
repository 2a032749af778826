import { queryOptions, skipToken } from '@tanstack/react-query';
import { loadUserClient } from '@/lib/supabase/load-user-client';
import type { userDb } from '@/lib/supabase/user-client';
import type { Consent } from './model';
import { consentsSchema } from './schema';

export async function readConsents(
  db: typeof userDb,
  userId: string,
  signal: AbortSignal,
): Promise<Consent[]> {
  const { data } = await db
    .from('consentimentos')
    .select('id, finalidade, versao, concedido_em, revogado_em')
    .eq('user_id', userId)
    .order('concedido_em', { ascending: false })
    .abortSignal(signal)
    .throwOnError();
  return consentsSchema.parse(data);
}

async function fetchConsents(userId: string, signal: AbortSignal): Promise<Consent[]> {
  const { userDb } = await loadUserClient();
  return readConsents(userDb, userId, signal);
}

/** This feature owns `consentimentos`; visitors (null) have none. */
export const consentQueries = {
  all: () => ['consents'] as const,
  mine: (userId: string | null) =>
    queryOptions({
      queryKey: [...consentQueries.all(), userId],
      queryFn: userId === null ? skipToken : ({ signal }) => fetchConsents(userId, signal),
      staleTime: 0,
    }),
};
