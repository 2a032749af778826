import { useQuery } from '@tanstack/react-query';
import { everyoneQueries } from '@/features/deputies/list/full-list-queries';
import { FatesPanel } from '@/features/admin/outcomes/fates-panel';
import { withFates } from '@/features/admin/outcomes/model';
import { fatesPanelQueries } from '@/features/admin/outcomes/queries';
import { LeftOut } from '@/features/politicians/left-out';
import { electedLegislature } from '@/lib/election/civic-calendar';
import { ErrorState } from '@/ui/state/error-state';
import { RowSkeletons } from '@/ui/state/skeleton';

/** What became of everybody who sat in the legislature that the election ended; the Chamber lends the names. */
export function AdminFates({ userId }: { userId: string }) {
  const fates = useQuery({ ...fatesPanelQueries.all(userId), meta: { isInPlace: true } });
  const members = useQuery({ ...everyoneQueries.everSat(electedLegislature - 1), meta: { isInPlace: true } });
  if (fates.data && members.data)
    return (
      <>
        <LeftOut rows={members.data.leftOut} />
        <FatesPanel userId={userId} rows={withFates(members.data.deputies, fates.data)} />
      </>
    );
  if (!fates.isLoadingError && !members.isLoadingError)
    return <RowSkeletons text="Carregando destinos..." count={6} />;
  return (
    <ErrorState
      message="Não foi possível carregar os destinos dos deputados."
      onRetry={() => {
        if (fates.isLoadingError) void fates.refetch();
        if (members.isLoadingError) void members.refetch();
      }}
      isRetrying={fates.isFetching || members.isFetching}
    />
  );
}
