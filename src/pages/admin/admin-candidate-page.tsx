import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { FormSession } from '@/features/admin/candidate-form/form-session';
import { adminQueries } from '@/features/admin/queries';
import { adminTexts } from '@/features/admin/texts';
import { useAdmin } from '@/features/admin/use-admin';
import { DocumentHead } from '@/seo/document-head';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { BackLink } from '@/ui/back-link';
import { LinkButton } from '@/ui/link-button';
import { PageHead } from '@/ui/page-head';
import { TextSkeleton } from '@/ui/state/line-skeletons';

export function Component() {
  const { id: userId } = useAdmin();
  const { id = '' } = useParams();
  const { data: record, isPending } = useQuery({
    ...adminQueries.record(userId, id),
    meta: { errorToast: adminTexts.recordError },
  });
  if (!isPending && !record) return <BackToList />;
  return (
    <>
      <DocumentHead
        title={record ? `${record.nome} · Administração` : 'Editar candidato · Administração'}
        isPrivate
      />
      <BackLink to={paths.adminCandidates}>Candidatos</BackLink>
      <PageHead
        title="Editar candidato"
        lead={record?.nome}
        actions={
          <LinkButton to={`${paths.adminAudit}?${new URLSearchParams({ registro: id }).toString()}`}>
            <History aria-hidden className="size-5" />
            Ver histórico
          </LinkButton>
        }
      />
      {record ? (
        <FormSession key={record.id} userId={userId} record={record} />
      ) : (
        <TextSkeleton text="Carregando candidato..." lines={8} />
      )}
    </>
  );
}

/** Spec §8: an unreadable record leads back to the list and says so. */
function BackToList() {
  useEffect(() => {
    notify(adminTexts.recordError, { kind: 'error' });
  }, []);
  return <Navigate to={paths.adminCandidates} replace />;
}
