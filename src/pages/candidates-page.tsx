import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { CandidateCard } from '@/features/candidates/candidate-card';
import { CandidateSource } from '@/features/candidates/candidate-source';
import type { CandidateSummary } from '@/features/candidates/model';
import { candidateQueries } from '@/features/candidates/queries';
import { DocumentHead } from '@/lib/document-head';
import { CardGrid } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { PageHead } from '@/ui/page-head';
import { CardSkeletons } from '@/ui/skeleton';

/** All presidential candidates of 2026, alphabetically (spec §2, Candidates 2026). */
export function Component() {
  const candidates = useQuery(candidateQueries.list());
  return (
    <>
      <DocumentHead
        title="Candidatos 2026"
        description="Os candidatos à Presidência da República em 2026, em ordem alfabética, com partido, profissão, propostas e fontes."
      />
      <PageHead title="Candidatos 2026" lead={leadText(candidates.data)} />
      {candidates.isPending ? (
        <CardSkeletons text="Carregando candidatos..." count={12} shape="portrait" />
      ) : candidates.isError ? (
        <ErrorState
          message="Não foi possível carregar os candidatos."
          onRetry={() => void candidates.refetch()}
          isRetrying={candidates.isFetching}
        />
      ) : (
        <CandidateList candidates={candidates.data} />
      )}
    </>
  );
}

/** How many stand for election, how many no longer do, and that the order is alphabetical. */
function leadText(candidates: CandidateSummary[] | undefined): string {
  if (candidates === undefined) return 'Candidaturas à Presidência, em ordem alfabética.';
  const active = candidates.filter((candidate) => candidate.status === 'active').length;
  const archived = candidates.length - active;
  const standing = `${active} ${active === 1 ? 'candidatura' : 'candidaturas'} à Presidência`;
  if (archived === 0) return `${standing}, em ordem alfabética.`;
  return `${standing} e ${archived} ${archived === 1 ? 'arquivada' : 'arquivadas'}, em ordem alfabética.`;
}

function CandidateList({ candidates }: { candidates: CandidateSummary[] }) {
  if (candidates.length === 0) return <EmptyState icon={<Search size={28} />} title="Nenhum candidato encontrado" />;
  return (
    <>
      <h2 className="sr-only">Lista de candidatos</h2>
      <CardGrid>
        {candidates.map((candidate, index) => (
          <li key={candidate.id}>
            <CandidateCard candidate={candidate} isFirst={index === 0} />
          </li>
        ))}
      </CardGrid>
      <CandidateSource />
    </>
  );
}
