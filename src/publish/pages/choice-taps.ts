import type { QueryClient } from '@tanstack/react-query';
import { candidateQueries } from '@/features/candidates/queries';
import type { ChoiceKind } from '@/features/choices/kinds';
import type { ChoiceTarget } from '@/features/choices/model';
import { pendingKey } from '@/features/choices/pending-store';
import type { ChoiceTexts } from '@/features/choices/texts';
import { choiceCopyOf, noFilters, type ReadDeputy, summaryOf } from '@/features/deputies/model';
import { deputyQueries } from '@/features/deputies/queries';
import { deviceNoteKey } from '@/lib/device-note';
import { paths } from '@/lib/paths';
import { returnParameter, signInPath } from '@/lib/session/return-path';
import type { ChoiceTaps } from './page-start.ts';

function candidatesIn(client: QueryClient, id: string): ChoiceTarget[] {
  const shown =
    id === ''
      ? client.getQueryData(candidateQueries.list().queryKey)
      : [client.getQueryData(candidateQueries.detail(id).queryKey)];
  return (shown ?? []).flatMap((one) => (one ? [{ id: one.id, nome: one.nome }] : []));
}

function deputiesIn(client: QueryClient, id: string): ChoiceTarget[] {
  const read = client.getQueryData<ReadDeputy>(deputyQueries.listed(id));
  const listed = client.getQueryData(deputyQueries.list(noFilters).queryKey)?.pages ?? [];
  const shown = read ? [summaryOf(read.deputy)] : listed.flatMap(({ deputies }) => deputies);
  return shown.map(choiceCopyOf);
}

const shownIn = { candidate: candidatesIn, deputy: deputiesIn } satisfies Record<ChoiceKind, unknown>;

/** Null where nobody can be chosen. */
export function choiceTapsOf(
  kind: ChoiceKind,
  { loginRequired }: ChoiceTexts,
  client: QueryClient,
  id: string,
): ChoiceTaps | null {
  const targets = shownIn[kind](client, id);
  if (targets.length === 0) return null;
  return {
    kind,
    targets,
    reasons: loginRequired,
    signIn: signInPath({ pathname: paths.home, search: '', hash: '' }, 'cadastrar'),
    back: returnParameter,
    pending: pendingKey,
    device: deviceNoteKey,
  };
}
