import { FormSession } from '@/features/admin/form-session';
import { useAdmin } from '@/features/admin/use-admin';
import { DocumentHead } from '@/lib/document-head';
import { paths } from '@/lib/paths';
import { privateHeads } from '@/lib/private-heads';
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
