import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ListChecks, Search } from 'lucide-react';
import { type ReactNode, useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { CandidateGrid } from '@/features/candidates/candidate-grid';
import { CandidateSource } from '@/features/candidates/candidate-source';
import { type CandidateSummary, isOnBallot } from '@/features/candidates/model';
import { candidateQueries } from '@/features/candidates/queries';
import { choiceTexts } from '@/features/choices/texts';
import { type Choices, useChoices } from '@/features/choices/use-choices';
import { isElectionOver } from '@/lib/election/civic-calendar';
import { dayInBrasilia } from '@/lib/text/format';
import { DocumentHead } from '@/seo/document-head';
import type { HeadData } from '@/seo/head-data';
import type { PageReads } from '@/lib/page/page-reads';
import { paths } from '@/lib/paths';
import { useAfterHydration } from '@/lib/publication';
import { EmptyState } from '@/ui/state/empty-state';
import { ErrorState } from '@/ui/state/error-state';
import { LinkButton } from '@/ui/link-button';
import { PageHead } from '@/ui/page-head';
import { PhotosOfEverybody } from '@/ui/person/photo-context';
import { CardSkeletons } from '@/ui/state/skeleton';

/** On a day (AAAA-MM-DD, in Brasília): once the election is over nobody is running. */
export const head = (day: string) =>
  ({
    path: paths.candidates,
    title: 'Candidatos 2026',
    description: `${isElectionOver(day) ? 'Quem disputou a' : 'Os candidatos à'} Presidência da República em 2026, em ordem alfabética, com partido, profissão, propostas e fontes.`,
  }) satisfies HeadData;

export const texts = choiceTexts.candidates;

export const reads: PageReads = {
  shown: () => [
    (client) => client.query(candidateQueries.list()),
    (client) => client.query(candidateQueries.summary()),
  ],
  asked: () => [(client) => client.query(candidateQueries.list())],
};

export function Component() {
  const candidates = useQuery(candidateQueries.list());
  // Read along with the list; the line about the records shows it.
  useQuery({ ...candidateQueries.summary(), notifyOnChangeProps: [] });
  const choices = useChoices('candidate', texts, 'exclusive');
  const today = useAfterHydration(dayInBrasilia);
  return (
    <>
      <DocumentHead {...head(today)} />
      <PageHead
        title="Candidatos 2026"
        lead={<Lead candidates={candidates.data} isOver={isElectionOver(today)} />}
        actions={
          <>
            <LinkButton to={paths.themes}>Comparar por tema</LinkButton>
            <LinkButton to={paths.choices} className="max-lg:hidden">
              <ListChecks className="size-5" />
              Minhas Escolhas
            </LinkButton>
          </>
        }
      />
      <CandidateList query={candidates} choices={choices} />
    </>
  );
}

function Lead({
  candidates,
  isOver,
}: {
  candidates: CandidateSummary[] | undefined;
  isOver: boolean;
}): ReactNode {
  if (!candidates?.length)
    return (
      // As high as what is said once the list is there.
      <span className={isOver ? 'block min-h-14 max-sm:min-h-20' : undefined}>
        Candidaturas à Presidência, em ordem alfabética.
      </span>
    );
  const active = candidates.filter(isOnBallot).length;
  const archived = candidates.filter(({ status }) => status === 'archived').length;
  const unknown = candidates.length - active - archived;
  const count = `${active} ${active === 1 ? 'candidatura' : 'candidaturas'}`;
  if (isOver) {
    return (
      <>
        <span>{`${count} ${active === 1 ? 'disputou' : 'disputaram'} a Presidência em 2026.`}</span>{' '}
        {archived === 0 ? null : <span>{offBallotText(archived)}</span>}{' '}
        {unknown === 0 ? null : <span>{`${unknown} com registro não informado.`}</span>}{' '}
        <Link to={paths.result} className="whitespace-nowrap">
          Ver o resultado
        </Link>
      </>
    );
  }
  const all = new Intl.ListFormat('pt-BR').format([
    `${count} à Presidência`,
    ...(archived === 0 ? [] : [`${archived} fora da urna`]),
    ...(unknown === 0 ? [] : [`${unknown} com registro não informado`]),
  ]);
  return <span>{`${all}, em ordem alfabética.`}</span>;
}

/** So that the count adds up to the list below. */
function offBallotText(count: number): string {
  return count === 1 ? 'Outra ficou fora da urna.' : `Outras ${count} ficaram fora da urna.`;
}

interface CandidateListProps {
  query: UseQueryResult<CandidateSummary[]>;
  choices: Choices;
}

function CandidateList({ query, choices }: CandidateListProps) {
  // Cards render in slices, so that a slow phone still answers to a touch.
  const candidates = useDeferredValue(query.data);
  const failure = query.isError ? (
    <ErrorState message="Não foi possível carregar os candidatos." query={query} />
  ) : null;
  if (query.isLoadingError) return failure;
  if (candidates === undefined) return <CardSkeletons text="Carregando candidatos..." count={12} />;
  if (candidates.length === 0) {
    return <EmptyState icon={<Search size={28} />} title="Nenhum candidato encontrado" />;
  }
  return (
    <>
      <h2 className="sr-only">Lista de candidatos</h2>
      <PhotosOfEverybody value>
        <CandidateGrid candidates={candidates} choices={choices} />
      </PhotosOfEverybody>
      <CandidateSource candidates={candidates} readAt={query.dataUpdatedAt} />
      {failure}
    </>
  );
}
