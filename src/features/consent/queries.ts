import { queryOptions, skipToken } from '@tanstack/react-query';
import { loadUserClient } from '@/lib/supabase/load-user-client';
import type { userDb } from '@/lib/supabase/user-client';
import type { Consent } from './model';

/** Zod would come before every tap of signed-in users. */
function isConsent(row: Partial<Record<keyof Consent, unknown>>): row is Consent {
  const { id, finalidade, versao, concedido_em, revogado_em } = row;
  const isWhole = [id, finalidade, versao, concedido_em].every((text) => typeof text === 'string');
  return isWhole && (revogado_em === null || typeof revogado_em === 'string');
}

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
  // A silently missing row would give, or never take back, a consent.
  if (!data.every(isConsent)) throw new Error('Rows that are no consents');
  return data;
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
