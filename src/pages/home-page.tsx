import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import type { CandidateSummary } from '@/features/candidates/model';
import { candidateQueries } from '@/features/candidates/queries';
import { choiceTexts } from '@/features/choices/texts';
import { type Choices, useChoices } from '@/features/choices/use-choices';
import { DocumentHead } from '@/seo/document-head';
import type { HeadData } from '@/seo/head-data';
import type { PageReads } from '@/lib/page-reads';
import { paths } from '@/lib/paths';
import { useSession } from '@/lib/session/use-session';
import { useSearchParam } from '@/lib/use-search-param';
import { LinkButton } from '@/ui/link-button';
import { orPartFailed } from '@/ui/or-part-failed';
import { Section } from '@/ui/section';
import { HomeCounters } from './home-counters';
import { HomeMasthead } from './home-masthead';
import { type HomeTab, homeTabs } from './home-tab-names';
import { HomeTabs } from './home-tabs';

export const head = { path: paths.home } satisfies HeadData;

export const reads: PageReads = { shown: () => [(client) => client.query(candidateQueries.list())] };

/** Only for the signed-in user, so only they fetch it. */
const HomeNews = lazy(() => orPartFailed(import('./home-news').then((module) => module.HomeNews)));

/** Home (spec §2). The news are below the list, which is the same for everybody: above it they would push it down on arrival. */
export function Component() {
  const session = useSession();
  const candidates = useQuery({ ...candidateQueries.list(), meta: { isInPlace: true } });
  const [tab, setTab] = useSearchParam('aba', homeTabs);
  const choices = useChoices('candidate', choiceTexts.home, 'independent', tab !== 'todos');
  const tabs = useRef<HTMLDivElement>(null);
  const lists = homeLists(candidates.data ?? [], choices);
  const areChoicesKnown = !choices.isPending && !choices.isError;
  const isVisitor = session.status === 'visitor';
  const userId = session.status === 'user' ? session.user.id : null;
  const isWaiting = candidates.isPending || (tab !== 'todos' && choices.isPending);

  function openFromCounter(wanted: HomeTab) {
    setTab(wanted);
    tabs.current?.querySelectorAll<HTMLElement>('[role="tab"]')[homeTabs.indexOf(wanted)]?.focus();
  }

  return (
    <>
      <DocumentHead {...head} />
      <HomeMasthead
        status={session.status}
        counters={
          <HomeCounters
            counts={countsOf(lists, candidates.data !== undefined, areChoicesKnown)}
            selected={tab}
            onOpen={openFromCounter}
          />
        }
      />
      <div ref={tabs} className="mt-8 lg:mt-12">
        <HomeTabs
          tab={tab}
          onTabChange={setTab}
          query={candidates}
          lists={lists}
          isVisitor={isVisitor}
          choices={choices}
        />
      </div>
      {/* What follows a list waits until its height is known, so that nothing on the screen jumps. */}
      {isWaiting || userId === null || choices.isPending ? null : (
        <Suspense>
          <HomeNews userId={userId} candidates={lists.favoritos} />
        </Suspense>
      )}
      {isWaiting ? null : <ChamberInvitation />}
    </>
  );
}

/** Everybody on the ballot, and whom the user marked (somebody archived since then included). */
function homeLists(
  candidates: CandidateSummary[],
  { flagsOf }: Choices,
): Record<HomeTab, CandidateSummary[]> {
  return {
    todos: candidates.filter(({ status }) => status === 'active'),
    favoritos: candidates.filter(({ id }) => flagsOf(id).favorito),
    ignorados: candidates.filter(({ id }) => flagsOf(id).ignorado),
  };
}

/** The three numbers, each only once it is known. */
function countsOf(
  lists: Record<HomeTab, CandidateSummary[]>,
  areCandidatesKnown: boolean,
  areChoicesKnown: boolean,
): Record<HomeTab, number | null> {
  const areMarksKnown = areCandidatesKnown && areChoicesKnown;
  return {
    todos: areCandidatesKnown ? lists.todos.length : null,
    favoritos: areMarksKnown ? lists.favoritos.length : null,
    ignorados: areMarksKnown ? lists.ignorados.length : null,
  };
}

function ChamberInvitation() {
  return (
    <Section title="Câmara dos Deputados">
      <div className="grid gap-4 md:grid-cols-[1fr_auto] md:items-center">
        <p className="text-muted max-w-[48ch]">
          Gastos, discursos e proposições dos deputados federais, com dados abertos da Câmara.
        </p>
        <LinkButton to={paths.deputies}>
          Deputados Federais
          <ArrowRight className="size-5" />
        </LinkButton>
      </div>
    </Section>
  );
}
