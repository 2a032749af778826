import { useQueryClient } from '@tanstack/react-query';
import { lockSchema, useLockedSave } from '@/features/admin/locked-form';
import { fateQueries } from '@/features/politicians/queries';
import { loadUserClient } from '@/lib/supabase/load-user-client';
import type { MemberFate } from './model';
import { fatesPanelQueries } from './queries';
import type { CheckedFate } from './schema';
import { isChangedByOthers } from './texts';

interface Save {
  row: MemberFate;
  checked: CheckedFate;
}

/** One transaction of the database: the row and one audit row. Throws with the token of a refusal. */
async function saveFate({ row: { member, fate }, checked }: Save): Promise<void> {
  const { userDb } = await loadUserClient();
  const { data } = await userDb
    .rpc('gravar_destino', {
      p_deputado: member.id,
      p_dados: checked,
      ...(fate && { p_lido_em: fate.updated_at }),
    })
    .throwOnError();
  lockSchema.parse(data);
}

/** Saves what became of a deputy; the reads of it follow, after a save and after somebody else's. */
export function useSaveFate(userId: string) {
  const queryClient = useQueryClient();
  const reload = () => {
    void queryClient.invalidateQueries({ queryKey: fateQueries.everyone().queryKey });
    return queryClient.invalidateQueries(fatesPanelQueries.all(userId));
  };
  return useLockedSave({ save: saveFate, isOvertaken: isChangedByOthers, reload });
}
