import { DashboardCounts } from '@/features/admin/dashboard-counts';
import { QuickActions } from '@/features/admin/quick-actions';
import { useAdmin } from '@/features/admin/use-admin';
import { WeekChart } from '@/features/admin/week-chart';
import { paths } from '@/lib/paths';
import { DocumentHead } from '@/seo/document-head';
import type { HeadData } from '@/seo/head-data';
import { PageHead } from '@/ui/page-head';
import { AdminTodo } from './admin-todo';

export const head = {
  path: paths.admin,
  title: 'Dashboard · Administração',
  isPrivate: true,
} satisfies HeadData;

export function Component() {
  const { id } = useAdmin();
  return (
    <>
      <DocumentHead {...head} />
      <PageHead title="Dashboard" />
      <DashboardCounts userId={id} />
      <AdminTodo userId={id} />
      <WeekChart userId={id} />
      <h2 className="mt-8 lg:mt-12">Ações rápidas</h2>
      <QuickActions />
    </>
  );
}
