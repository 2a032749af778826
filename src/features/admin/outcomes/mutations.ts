import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { fateQueries } from '@/features/politicians/queries';
import { loadUserClient } from '@/lib/supabase/load-user-client';
import { useSingleFlight } from '@/lib/use-single-flight';
import type { MemberFate } from './model';
import { fatesPanelQueries } from './queries';
import type { CheckedFate } from './schema';
import { isChangedByOthers } from './texts';

interface Save {
  row: MemberFate;
  checked: CheckedFate;
}

/** The new lock of the row: without it nobody knows that it was saved. */
const answerSchema = z.iso.datetime({ offset: true });

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
  answerSchema.parse(data);
}

/** Saves what became of a deputy; the reads of it follow, after a save and after somebody else's. */
export function useSaveFate(userId: string) {
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries(fatesPanelQueries.all(userId));
  return useSingleFlight({
    mutationFn: saveFate,
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: fateQueries.everyone().queryKey });
      return reload();
    },
    onError: async (error) => {
      if (isChangedByOthers(error)) await reload();
    },
  });
}
