import { FormSession } from '@/features/admin/form-session';
import { useAdmin } from '@/features/admin/use-admin';
import { DocumentHead } from '@/seo/document-head';
import { paths } from '@/lib/paths';
import { privateHeads } from '@/seo/private-heads';
import { BackLink } from '@/ui/back-link';
import { PageHead } from '@/ui/page-head';

/** The candidate form, empty (spec §2, candidate form). */
export function Component() {
  const { id } = useAdmin();
  return (
    <>
      <DocumentHead {...privateHeads.adminNewCandidate} />
      <BackLink to={paths.adminCandidates}>Candidatos</BackLink>
      <PageHead title="Novo candidato" />
      <FormSession userId={id} record={null} />
    </>
  );
}
