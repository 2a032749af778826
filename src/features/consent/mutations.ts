import { useQueryClient } from '@tanstack/react-query';
import { errorCode } from '@/lib/errors';
import { notify, type ToastText } from '@/lib/notify';
import { assertWriteStatus } from '@/lib/supabase/assert-write-status';
import { loadUserClient } from '@/lib/supabase/load-user-client';
import { useSingleFlight } from '@/lib/use/use-single-flight';
import type { ConsentPurpose } from './model';
import { consentQueries } from './queries';

interface Grant {
  userId: string;
  purpose: ConsentPurpose;
  version: string;
}

type Revocation = Pick<Grant, 'userId' | 'purpose'>;

const alreadyGiven = '23505';

async function grantConsent({ userId, purpose, version }: Grant): Promise<void> {
  const { userDb } = await loadUserClient();
  const answer = await userDb
    .from('consentimentos')
    .insert({ user_id: userId, finalidade: purpose, versao: version });
  if (errorCode(answer.error) === alreadyGiven) return;
  if (answer.error) throw answer.error;
  assertWriteStatus(answer);
}

async function revokeConsent({ userId, purpose }: Revocation): Promise<void> {
  const { userDb } = await loadUserClient();
  const answer = await userDb
    .from('consentimentos')
    .update({ revogado_em: new Date().toISOString() })
    .eq('user_id', userId)
    .eq('finalidade', purpose)
    .is('revogado_em', null)
    .throwOnError();
  assertWriteStatus(answer);
}

/** Told also to whoever left the screen meanwhile. */
interface Told {
  done: ToastText;
  refused: ToastText;
}

/** Ends with the list read again: no screen shows the former state. */
function useConsentMutation<Change>(mutationFn: (change: Change) => Promise<void>, told?: Told) {
  const queryClient = useQueryClient();
  return useSingleFlight({
    mutationFn,
    onSuccess: () => told && notify(told.done, { kind: 'success' }),
    onError: () => told && notify(told.refused, { kind: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: consentQueries.all() }),
  });
}

/** Giving twice does no harm; without words the caller shows what failed. */
export function useGrantConsent(told?: Told) {
  return useConsentMutation(grantConsent, told);
}

/** As easy as giving (LGPD art. 8 §5). */
export function useRevokeConsent(told: Told) {
  return useConsentMutation(revokeConsent, told);
}
