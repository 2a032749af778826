import { useSearchParams } from 'react-router-dom';
import { AuditHistory } from '@/features/admin/audit/audit-history';
import { useAdmin } from '@/features/admin/use-admin';
import { isIdOf } from '@/lib/ids';
import { paths } from '@/lib/paths';
import { DocumentHead } from '@/seo/document-head';
import type { HeadData } from '@/seo/head-data';
import { PageHead } from '@/ui/page-head';

export const head = {
  path: paths.adminAudit,
  title: 'Auditoria · Administração',
  isPrivate: true,
} satisfies HeadData;

/** The history of acts (spec §2, audit history); ?registro= shows one record's alone. */
export function Component() {
  const { id } = useAdmin();
  const record = useSearchParams()[0].get('registro') ?? '';
  return (
    <>
      <DocumentHead {...head} />
      <PageHead title="Auditoria" lead="Últimos 100 registros." />
      <AuditHistory userId={id} recordId={isIdOf('candidate', record) ? record : null} />
    </>
  );
}
