import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { loadUserClient } from '@/lib/supabase/load-user-client';
import { useSingleFlight } from '@/lib/use/use-single-flight';
import { quotaPanelQueries } from './queries';

const answerSchema = z.int();

/** `since` is AAAA-MM-DD; returns how many were marked. */
async function confirmLimits(since: string): Promise<number> {
  const { userDb } = await loadUserClient();
  const { data } = await userDb.rpc('conferir_cota_limites', { p_desde: since }).throwOnError();
  return answerSchema.parse(data);
}

export function useConfirmLimits() {
  const queryClient = useQueryClient();
  return useSingleFlight({
    mutationFn: confirmLimits,
    onSuccess: () => queryClient.invalidateQueries(quotaPanelQueries.limits()),
  });
}
