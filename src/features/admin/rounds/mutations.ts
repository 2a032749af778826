import { useQueryClient } from '@tanstack/react-query';
import { lockSchema, useLockedSave } from '@/features/admin/locked-form';
import { loadUserClient } from '@/lib/supabase/load-user-client';
import type { Candidacy, PanelRound } from './model';
import { resultsPanelQueries } from './queries';
import type { CheckedRound } from './schema';

interface Save {
  round: PanelRound;
  checked: CheckedRound;
  /** In the order of the votes in `checked`. */
  standing: readonly Candidacy[];
}

/** One transaction: round, votes, audit. Throws with the token of a refusal. */
async function saveRound({ round, checked, standing }: Save): Promise<void> {
  const { userDb } = await loadUserClient();
  const { votes, ...data } = checked.situacao === 'nao_publicado' ? { ...checked, votes: [] } : checked;
  const lines = votes.flatMap((line, index) => {
    const one = standing[index];
    return one ? [{ candidato_id: one.id, ...line }] : [];
  });
  const { data: answer } = await userDb
    .rpc('gravar_resultado', {
      p_turno: round.id,
      p_lido_em: round.updated_at,
      p_dados: data,
      p_linhas: lines,
    })
    .throwOnError();
  lockSchema.parse(answer);
}

export function useSaveRound(userId: string) {
  const queryClient = useQueryClient();
  const results = resultsPanelQueries.results(userId);
  const reload = () => queryClient.invalidateQueries(results);
  const save = useLockedSave({ save: saveRound, overtaking: ['resultado_mudou'], reload });
  const fresh = (id: string) =>
    queryClient.getQueryData(results.queryKey)?.rounds.find((one) => one.id === id);
  return { ...save, fresh };
}
