import { BalancePanel } from '@/features/admin/balance/balance-panel';
import { useAdmin } from '@/features/admin/use-admin';
import { paths } from '@/lib/paths';
import { DocumentHead } from '@/seo/document-head';
import type { HeadData } from '@/seo/head-data';
import { PageHead } from '@/ui/page-head';

export const head = {
  path: paths.adminBalance,
  title: 'Equilíbrio · Administração',
  isPrivate: true,
} satisfies HeadData;

export function Component() {
  const { id } = useAdmin();
  return (
    <>
      <DocumentHead {...head} />
      <PageHead
        title="Painel de equilíbrio"
        lead="Onde uma ficha está mais rasa que as outras. Avisa, nunca impede."
      />
      <BalancePanel userId={id} />
    </>
  );
}
