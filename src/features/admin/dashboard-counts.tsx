import { useQuery } from '@tanstack/react-query';
import { Figures } from './figures';
import { adminQueries } from './queries';

/** Deleted records count only in the total, so words explain the sum; a space keeps their line. */
function deletedWords(deleted: number | undefined): string {
  if (deleted === undefined) return '\u00a0';
  if (deleted === 0) return 'nenhum excluído';
  return deleted === 1 ? 'com 1 excluído' : `com ${String(deleted)} excluídos`;
}

/** Spec §2: unreadable counts are dashes and only logged. */
export function DashboardCounts({ userId }: { userId: string }) {
  const statuses = useQuery(adminQueries.statusCounts(userId));
  const activity = useQuery(adminQueries.activity(userId));
  const counts = [
    {
      term: 'Total de Candidatos',
      value: statuses.data?.total,
      note: deletedWords(statuses.data?.deleted),
      isPending: statuses.isPending,
    },
    { term: 'Candidatos Ativos', value: statuses.data?.active, isPending: statuses.isPending },
    { term: 'Arquivados', value: statuses.data?.archived, isPending: statuses.isPending },
    { term: 'Atividade (7 dias)', value: activity.data?.total, isPending: activity.isPending },
  ];
  return <Figures figures={counts} />;
}
