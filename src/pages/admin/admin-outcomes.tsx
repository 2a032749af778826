import { useQuery } from '@tanstack/react-query';
import { everyoneQueries } from '@/features/deputies/list/full-list-queries';
import { OutcomesPanel } from '@/features/admin/outcomes/outcomes-panel';
import { withOutcomes } from '@/features/admin/outcomes/model';
import { outcomesPanelQueries } from '@/features/admin/outcomes/queries';
import { LeftOut } from '@/features/politicians/left-out';
import { failedReads } from '@/lib/failed-reads';
import { electedLegislature } from '@/lib/election/civic-calendar';
import { ErrorState } from '@/ui/state/error-state';
import { RowSkeletons } from '@/ui/state/line-skeletons';

export function AdminOutcomes({ userId }: { userId: string }) {
  const outcomes = useQuery(outcomesPanelQueries.all(userId));
  const members = useQuery(everyoneQueries.everSat(electedLegislature - 1));
  if (outcomes.data && members.data)
    return (
      <>
        <LeftOut rows={members.data.leftOut} />
        <OutcomesPanel userId={userId} rows={withOutcomes(members.data.deputies, outcomes.data)} />
      </>
    );
  if (!outcomes.isLoadingError && !members.isLoadingError)
    return <RowSkeletons text="Carregando destinos..." />;
  return (
    <ErrorState
      message="Não foi possível carregar os destinos dos deputados."
      query={failedReads([outcomes, members])}
    />
  );
}
