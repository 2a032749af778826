import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef } from 'react';
import type { CandidateSummary } from '@/features/candidates/model';
import { candidateQueries } from '@/features/candidates/queries';
import { choiceTexts } from '@/features/choices/texts';
import { useChoiceOwner } from '@/features/choices/use-choice-owner';
import { type Choices, useChoices } from '@/features/choices/use-choices';
import { DocumentHead } from '@/seo/document-head';
import type { HeadData } from '@/seo/head-data';
import type { PageReads } from '@/lib/page/page-reads';
import { civicDays, electionPhase, type ElectionPhase } from '@/lib/election/civic-calendar';
import { dayInBrasilia, formatDay } from '@/lib/text/format';
import { paths } from '@/lib/paths';
import { useAfterHydration } from '@/lib/publication';
import { useSession } from '@/lib/session/use-session';
import { useSearchParam } from '@/lib/use/use-search-param';
import { prerenderedPart } from '@/lib/page/prerendered-part';
import { lazyOrError } from '@/ui/state/lazy-or-error';
import { Section } from '@/ui/section';
import { Door } from './door';
import { HomeCounters } from './home-counters';
import { HomeMasthead } from './home-masthead';
import { type HomeTab, homeTabs } from './home-tab-names';
import { HomeTabs } from './home-tabs';

export const head = { path: paths.home } satisfies HeadData;

export const texts = choiceTexts.home;

export const reads: PageReads = { shown: () => [(client) => client.query(candidateQueries.list())] };

/** Only for the signed-in user, so only they fetch it. */
const HomeNews = lazy(() => lazyOrError(import('./home-news').then((module) => module.HomeNews)));

/** Only for who comes when the new Chamber votes. */
const OfNewChamber = prerenderedPart('Explained votes', () =>
  import('./home-new-chamber').then((module) => module.OfNewChamber),
);

const HomeBlock = prerenderedPart(
  'HomeBlock',
  () => import('./home-block').then((module) => module.HomeBlock),
  'mt-6 min-h-64 lg:min-h-82 print:hidden',
);

/** Spec §2; news are below the list, which they would push down. */
export function Component() {
  const session = useSession();
  const candidates = useQuery(candidateQueries.list());
  const [tab, setTab] = useSearchParam('aba', homeTabs);
  const choices = useChoices('candidate', texts, 'independent', tab !== 'todos');
  const tabs = useRef<HTMLDivElement>(null);
  const lists = homeLists(candidates.data ?? [], choices);
  const owner = useChoiceOwner();
  const isWaiting = candidates.isPending || (tab !== 'todos' && choices.isPending);
  const phase = useAfterHydration((now) => electionPhase(dayInBrasilia(now)));

  function openFromCounter(wanted: HomeTab) {
    setTab(wanted);
    tabs.current?.querySelectorAll<HTMLElement>('[role="tab"]')[homeTabs.indexOf(wanted)]?.focus();
  }

  const counters = (
    <HomeCounters
      lists={lists}
      areListed={candidates.data !== undefined}
      choices={choices}
      selected={tab}
      onOpen={openFromCounter}
    />
  );
  return (
    <>
      <DocumentHead {...head} />
      <HomeMasthead
        status={session.status}
        counters={phase === 'antes' ? counters : null}
        note={ended.includes(phase) ? `A eleição terminou em ${formatDay(civicDays.secondRound)}.` : null}
      />
      {phase === 'antes' ? null : (
        <>
          <HomeBlock phase={phase} />
          {phase === 'nova_camara' ? <h2 className="mt-8">Quem disputou</h2> : null}
          <div className="mt-6">{counters}</div>
        </>
      )}
      <div ref={tabs} className="mt-8 lg:mt-12">
        <HomeTabs
          tab={tab}
          onTabChange={setTab}
          query={candidates}
          lists={lists}
          isVisitor={session.status === 'visitor' && owner === null}
          choices={choices}
        />
      </div>
      {/* What follows a list waits for its height, so that nothing jumps. */}
      {isWaiting || owner === null || choices.isPending ? null : (
        <Suspense>
          <HomeNews owner={owner} candidates={lists.favoritos} />
        </Suspense>
      )}
      {isWaiting ? null : <OfChamber phase={phase} />}
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

/** Over, and what was elected in it has not begun everywhere. */
const ended: readonly ElectionPhase[] = ['encerrada', 'empossado'];

const doors = [
  {
    to: paths.deputies,
    title: 'Deputados Federais',
    words: 'Votos, despesas, discursos e proposições, com dados abertos da Câmara.',
  },
  { to: paths.votes, title: 'Votações', words: 'O que o plenário decidiu e quem votou como.' },
  { to: paths.elected, title: 'Eleitos para a Câmara', words: 'Quem foi eleito em 2026, estado por estado.' },
] as const;

function OfChamber({ phase }: { phase: ElectionPhase }) {
  return (
    <>
      {phase === 'nova_camara' ? <OfNewChamber /> : null}
      <Section title="Câmara dos Deputados">
        <ul className="grid gap-x-12 lg:grid-cols-3">
          {doors.map((door) => (
            <Door key={door.to} {...door} />
          ))}
        </ul>
      </Section>
    </>
  );
}
