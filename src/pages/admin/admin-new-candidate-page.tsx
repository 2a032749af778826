import { FormSession } from '@/features/admin/candidate-form/form-session';
import { useAdmin } from '@/features/admin/use-admin';
import { DocumentHead } from '@/seo/document-head';
import type { HeadData } from '@/seo/head-data';
import { paths } from '@/lib/paths';
import { BackLink } from '@/ui/back-link';
import { PageHead } from '@/ui/page-head';

export const head = {
  path: paths.adminNewCandidate,
  title: 'Novo candidato · Administração',
  isPrivate: true,
} satisfies HeadData;

export function Component() {
  const { id } = useAdmin();
  return (
    <>
      <DocumentHead {...head} />
      <BackLink to={paths.adminCandidates}>Candidatos</BackLink>
      <PageHead title="Novo candidato" />
      <FormSession userId={id} record={null} />
    </>
  );
}
