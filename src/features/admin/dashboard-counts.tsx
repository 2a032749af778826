import { useQuery } from '@tanstack/react-query';
import { adminQueries } from './queries';

/** Deleted records count in the total and have no count of their own: said, so that the sum is right. */
function deletedWords(deleted = 0): string | null {
  if (deleted === 0) return null;
  return deleted === 1 ? 'com 1 excluído' : `com ${String(deleted)} excluídos`;
}

/** The four counts (spec §2). One that cannot be read is a dash and only logged; while it is read its place is empty. */
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
  return (
    <dl className="border-t-text border-b-border-strong *:border-border grid grid-cols-2 border-t-3 border-b *:py-4 *:pr-4 *:even:border-l *:even:pl-4 *:nth-[n+3]:border-t md:grid-cols-4 md:*:not-first:border-l md:*:not-first:pl-6 md:*:nth-[n+3]:border-t-0">
      {counts.map(({ term, value, note, isPending }) => (
        <div key={term} aria-busy={isPending || undefined}>
          <dt className="text-small text-muted">{term}</dt>
          <dd className="font-head text-figure mt-1.5 min-h-[1em] font-bold tracking-[-0.02em] lining-nums tabular-nums">
            {isPending ? <span className="sr-only">Carregando...</span> : (value ?? '—')}
          </dd>
          {note ? <dd className="text-small text-muted mt-1">{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}
