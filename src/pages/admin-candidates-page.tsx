import { Plus } from 'lucide-react';
import { CandidateList } from '@/features/admin/candidate-list';
import { useAdmin } from '@/features/admin/use-admin';
import { DocumentHead } from '@/seo/document-head';
import { paths } from '@/lib/paths';
import { privateHeads } from '@/seo/private-heads';
import { LinkButton } from '@/ui/link-button';
import { PageHead } from '@/ui/page-head';

/** The records of all candidates (spec §2, candidate list). */
export function Component() {
  const { id } = useAdmin();
  return (
    <>
      <DocumentHead {...privateHeads.adminCandidates} />
      <PageHead
        title="Candidatos"
        actions={
          <LinkButton to={paths.adminNewCandidate} variant="primary">
            <Plus aria-hidden className="size-5" />
            Novo candidato
          </LinkButton>
        }
      />
      <CandidateList userId={id} />
    </>
  );
}
