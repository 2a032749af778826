import { Plus } from 'lucide-react';
import { CandidateList } from '@/features/admin/candidate-list/candidate-list';
import { useAdmin } from '@/features/admin/use-admin';
import { DocumentHead } from '@/seo/document-head';
import type { HeadData } from '@/seo/head-data';
import { paths } from '@/lib/paths';
import { LinkButton } from '@/ui/link-button';
import { PageHead } from '@/ui/page-head';

export const head = {
  path: paths.adminCandidates,
  title: 'Candidatos · Administração',
  isPrivate: true,
} satisfies HeadData;

export function Component() {
  const { id } = useAdmin();
  return (
    <>
      <DocumentHead {...head} />
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
