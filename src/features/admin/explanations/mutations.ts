import { useQueryClient } from '@tanstack/react-query';
import { lockSchema, useLockedSave } from '@/features/admin/locked-form';
import { loadUserClient } from '@/lib/supabase/load-user-client';
import { votesPanelQueries } from './queries';
import type { CheckedExplanation } from './schema';
import { overtaking } from './texts';

interface Save {
  rollCall: number;
  /** Null where nothing was saved. */
  lock: string | null;
  checked: CheckedExplanation;
}

export type ExplanationAct = 'enviar' | 'publicar' | 'retirar';

interface Passage {
  rollCall: number;
  lock: string;
  act: ExplanationAct;
}

/** Returns the new lock; throws with the token of a refusal. */
async function saveExplanation({ rollCall, lock, checked }: Save): Promise<string> {
  const { userDb } = await loadUserClient();
  const { data } = await userDb
    .rpc('gravar_explicacao', {
      p_votacao: rollCall,
      p_dados: checked,
      ...(lock !== null && { p_lido_em: lock }),
    })
    .throwOnError();
  return lockSchema.parse(data);
}

async function passExplanation({ rollCall, lock, act }: Passage): Promise<string> {
  const { userDb } = await loadUserClient();
  const seen = { p_votacao: rollCall, p_lido_em: lock };
  const { data } = await userDb.rpc(`${act}_explicacao`, seen).throwOnError();
  return lockSchema.parse(data);
}

function useReload(userId: string) {
  const queryClient = useQueryClient();
  const reload = () => queryClient.invalidateQueries({ queryKey: votesPanelQueries.all(userId) });
  return { overtaking, reload };
}

/** A saved text becomes its editor's draft. */
export function useSaveExplanation(userId: string) {
  return useLockedSave({ save: saveExplanation, ...useReload(userId) });
}

export function usePassExplanation(userId: string) {
  return useLockedSave({ save: passExplanation, ...useReload(userId) });
}
