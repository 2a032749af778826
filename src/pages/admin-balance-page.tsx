import { BalancePanel } from '@/features/admin/balance-panel';
import { useAdmin } from '@/features/admin/use-admin';
import { DocumentHead } from '@/seo/document-head';
import { privateHeads } from '@/seo/private-heads';
import { PageHead } from '@/ui/page-head';

/** Whether the records are equally deep, for who curates them. */
export function Component() {
  const { id } = useAdmin();
  return (
    <>
      <DocumentHead {...privateHeads.adminBalance} />
      <PageHead
        title="Painel de equilíbrio"
        lead="Onde uma ficha está mais rasa que as outras. Avisa, nunca impede."
      />
      <BalancePanel userId={id} />
    </>
  );
}
