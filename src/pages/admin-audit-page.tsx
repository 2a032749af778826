import { useSearchParams } from 'react-router-dom';
import { AuditHistory } from '@/features/admin/audit-history';
import { useAdmin } from '@/features/admin/use-admin';
import { DocumentHead } from '@/seo/document-head';
import { privateHeads } from '@/seo/private-heads';
import { PageHead } from '@/ui/page-head';

/** The history of acts (spec §2, audit history); ?registro= shows one record's alone. */
export function Component() {
  const { id } = useAdmin();
  const [params] = useSearchParams();
  return (
    <>
      <DocumentHead {...privateHeads.adminAudit} />
      <PageHead title="Auditoria" lead="Últimos 100 registros." />
      <AuditHistory userId={id} recordId={params.get('registro')} />
    </>
  );
}
