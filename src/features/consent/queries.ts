import { queryOptions, skipToken } from '@tanstack/react-query';
import { loadUserClient } from '@/lib/supabase/load-user-client';
import type { Consent } from './model';
import { consentsSchema } from './schema';

async function fetchConsents(userId: string, signal: AbortSignal): Promise<Consent[]> {
  const { userDb } = await loadUserClient();
  const { data } = await userDb
    .from('consentimentos')
    .select('id, finalidade, versao, concedido_em, revogado_em')
    .eq('user_id', userId)
    .order('concedido_em', { ascending: false })
    .abortSignal(signal)
    .throwOnError();
  return consentsSchema.parse(data);
}

/** The consents' keys and reads; this feature owns the `consentimentos` table. A visitor (null) has none to read. */
export const consentQueries = {
  all: () => ['consents'] as const,
  /** Every consent the user ever gave, newest first, revoked ones included. */
  mine: (userId: string | null) =>
    queryOptions({
      queryKey: [...consentQueries.all(), userId],
      queryFn: userId === null ? skipToken : ({ signal }) => fetchConsents(userId, signal),
      staleTime: 0,
    }),
};
