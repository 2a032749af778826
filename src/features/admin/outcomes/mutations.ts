import { useQueryClient } from '@tanstack/react-query';
import { lockSchema, useLockedSave } from '@/features/admin/locked-form';
import { outcomeQueries } from '@/features/politicians/queries';
import { loadUserClient } from '@/lib/supabase/load-user-client';
import type { MemberOutcome } from './model';
import { outcomesPanelQueries } from './queries';
import type { CheckedOutcome } from './schema';

interface Save {
  row: MemberOutcome;
  checked: CheckedOutcome;
}

/** One transaction: row and audit. Throws with the token of a refusal. */
async function saveOutcome({ row: { member, outcome }, checked }: Save): Promise<void> {
  const { userDb } = await loadUserClient();
  const { data } = await userDb
    .rpc('gravar_destino', {
      p_deputado: member.id,
      p_dados: checked,
      ...(outcome && { p_lido_em: outcome.updated_at }),
    })
    .throwOnError();
  lockSchema.parse(data);
}

export function useSaveOutcome(userId: string) {
  const queryClient = useQueryClient();
  const reload = () => {
    void queryClient.invalidateQueries({ queryKey: outcomeQueries.everyone().queryKey });
    return queryClient.invalidateQueries(outcomesPanelQueries.all(userId));
  };
  return useLockedSave({ save: saveOutcome, overtaking: ['destino_mudou'], reload });
}
