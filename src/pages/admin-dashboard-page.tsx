import { DashboardCounts } from '@/features/admin/dashboard-counts';
import { QuickActions } from '@/features/admin/quick-actions';
import { useAdmin } from '@/features/admin/use-admin';
import { WeekPicture } from '@/features/admin/week-picture';
import { WaitingExplanations } from '@/features/votes-panel/waiting-explanations';
import { DocumentHead } from '@/seo/document-head';
import { privateHeads } from '@/seo/private-heads';
import { PageHead } from '@/ui/page-head';

/** The panel's first screen (spec §2): four counts, the week's acts by day and quick actions. */
export function Component() {
  const { id } = useAdmin();
  return (
    <>
      <DocumentHead {...privateHeads.adminDashboard} />
      <PageHead title="Dashboard" />
      <DashboardCounts userId={id} />
      <WaitingExplanations userId={id} />
      <WeekPicture userId={id} />
      <h2 className="mt-10 lg:mt-15">Ações rápidas</h2>
      <QuickActions />
    </>
  );
}
