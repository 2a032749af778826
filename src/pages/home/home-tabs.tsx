import type { UseQueryResult } from '@tanstack/react-query';
import { EyeOff, Heart, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CandidateGrid } from '@/features/candidates/candidate-grid';
import type { CandidateSummary } from '@/features/candidates/model';
import { GatheredUntil, PublishedData } from '@/features/candidates/published-data';
import { followRemoval } from '@/features/choices/follow-removal';
import { pressedControl } from '@/ui/dialog/titles-before';
import type { ChoiceFlag } from '@/features/choices/model';
import type { Choices } from '@/features/choices/use-choices';
import { paths } from '@/lib/paths';
import { signInPath } from '@/lib/session/return-path';
import { EmptyState } from '@/ui/state/empty-state';
import { ErrorState } from '@/ui/state/error-state';
import { LinkButton } from '@/ui/link-button';
import { MoreLink } from '@/ui/more-link';
import { PhotosOfEverybody } from '@/ui/person/photo-context';
import { CardSkeletons } from '@/ui/state/skeleton';
import { Tab, TabList, TabPanel, Tabs } from '@/ui/dialog/tabs';
import type { HomeTab } from './home-tab-names';

/** Spec §9: candidates shown in the home's first tab. */
const shownOnHome = 6;

interface HomeTabsProps {
  tab: HomeTab;
  onTabChange: (word: string) => void;
  query: UseQueryResult<CandidateSummary[]>;
  lists: Record<HomeTab, CandidateSummary[]>;
  isVisitor: boolean;
  choices: Choices;
}

export function HomeTabs({ tab, onTabChange, query, lists, isVisitor, choices }: HomeTabsProps) {
  const personal = { isVisitor, query, choices };
  return (
    <Tabs value={tab} onValueChange={onTabChange}>
      <TabList label="Listas de candidatos">
        <Tab value="todos">Candidatos</Tab>
        <Tab value="favoritos">Favoritos</Tab>
        <Tab value="ignorados">Ignorados</Tab>
      </TabList>
      <TabPanel value="todos">
        <h2 className="sr-only">Candidatos</h2>
        <Loaded query={query}>
          <FirstCandidates candidates={lists.todos} readAt={query.dataUpdatedAt} choices={choices} />
        </Loaded>
      </TabPanel>
      <TabPanel value="favoritos">
        <PersonalList
          {...personal}
          flag="favorito"
          title="Meus Favoritos"
          candidates={lists.favoritos}
          signInTitle="Faça login para ver seus favoritos"
          emptyTitle="Você ainda não tem candidatos favoritos."
          emptyHint="Navegue pelos candidatos e adicione seus favoritos!"
          icon={<Heart size={28} />}
        />
      </TabPanel>
      <TabPanel value="ignorados">
        <PersonalList
          {...personal}
          flag="ignorado"
          title="Candidatos Ignorados"
          candidates={lists.ignorados}
          signInTitle="Faça login para ver candidatos ignorados"
          emptyTitle="Você não tem candidatos ignorados."
          icon={<EyeOff size={28} />}
        />
      </TabPanel>
    </Tabs>
  );
}

interface LoadedProps {
  query: UseQueryResult<CandidateSummary[]>;
  choices?: Choices;
  children: ReactNode;
}

/** Earlier rows stay, with the words under them. */
function Loaded({ query, choices, children }: LoadedProps) {
  const failure = query.isError ? <ErrorState message="Erro ao carregar candidatos" query={query} /> : null;
  if (query.isLoadingError) return failure;
  if (choices?.isError) return <ErrorState message="Erro ao carregar candidatos" onRetry={choices.retry} />;
  if (query.isPending || choices?.isPending) {
    return <CardSkeletons text="Carregando candidatos..." count={shownOnHome} />;
  }
  return (
    <>
      {children}
      {failure}
    </>
  );
}

interface FirstCandidatesProps {
  candidates: CandidateSummary[];
  /** When they were read (ms since 1970). */
  readAt: number;
  choices: Choices;
}

function FirstCandidates({ candidates, readAt, choices }: FirstCandidatesProps) {
  const first = candidates.slice(0, shownOnHome);
  if (first.length === 0)
    return <EmptyState icon={<Search size={28} />} title="Nenhum candidato encontrado" />;
  return (
    <>
      <div className="text-small text-muted mb-3 flex items-center justify-between gap-3">
        <p>{`${first.length} de ${candidates.length}, em ordem alfabética`}</p>
        <MoreLink to={paths.candidates} className="text-body text-text whitespace-nowrap">
          Ver Todos
        </MoreLink>
      </div>
      <PhotosOfEverybody value>
        <CandidateGrid candidates={first} choices={choices} isRevealed />
      </PhotosOfEverybody>
      <p className="text-small text-muted mt-3">
        <GatheredUntil records={first} />
        <PublishedData readAt={readAt} />
      </p>
      <div className="mt-4 flex justify-center">
        <LinkButton to={paths.candidates}>Ver Todos os Candidatos</LinkButton>
      </div>
    </>
  );
}

interface PersonalListProps extends Pick<HomeTabsProps, 'query' | 'isVisitor' | 'choices'> {
  flag: ChoiceFlag;
  title: string;
  candidates: CandidateSummary[];
  signInTitle: string;
  emptyTitle: string;
  emptyHint?: string;
  icon: ReactNode;
}

/** Favourites or ignored: for visitors the way in, for others their list. */
function PersonalList({ flag, title, candidates, icon, choices, ...props }: PersonalListProps) {
  const location = useLocation();
  const toggle: Choices['toggle'] = (target, pressed) => {
    if (pressed === flag) followRemoval(pressedControl());
    choices.toggle(target, pressed);
  };
  if (props.isVisitor) {
    return (
      <EmptyState
        icon={icon}
        title={props.signInTitle}
        action={
          <LinkButton variant="primary" to={signInPath(location)}>
            Entrar
          </LinkButton>
        }
      />
    );
  }
  return (
    <>
      <h2 className="mb-4">{title}</h2>
      <Loaded query={props.query} choices={choices}>
        {candidates.length === 0 ? (
          <EmptyState icon={icon} title={props.emptyTitle}>
            {props.emptyHint}
          </EmptyState>
        ) : (
          <CandidateGrid candidates={candidates} choices={{ ...choices, toggle }} />
        )}
      </Loaded>
    </>
  );
}
