import { EyeOff, Heart, TextQuote } from 'lucide-react';
import { noop, useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { type Chosen, chosenWith, ofKind } from '@/features/choices/my-choices-model';
import { type ChoiceKind, kinds as kindRows } from '@/features/choices/kinds';
import type { ChoiceFlag } from '@/features/choices/model';
import { myChoicesTexts } from '@/features/choices/my-choices-texts';
import { type MyChoices, useMyChoices } from '@/features/choices/use-my-choices';
import { useChoiceOwner } from '@/features/choices/use-choice-owner';
import { BallotSheetSection } from '@/features/choices/ballot-sheet/ballot-sheet-section';
import { outcomeQueries } from '@/features/politicians/queries';
import { formatCount } from '@/lib/text/format-count';
import { isElectionOver } from '@/lib/election/civic-calendar';
import { lazyOptional } from '@/lib/page/when-loaded';
import { momentText } from '@/lib/day/data-day';
import { deviceOwner } from '@/lib/device-note';
import { toldBy } from '@/lib/errors';
import { dayInBrasilia, formatDate } from '@/lib/text/format';
import { paths } from '@/lib/paths';
import { useSearchParam } from '@/lib/use/use-search-param';
import { useAfterHydration } from '@/lib/publication';
import { usePrintMoment } from '@/lib/use/use-print-moment';
import { EmptyState } from '@/ui/state/empty-state';
import { ErrorState } from '@/ui/state/error-state';
import { LinkButton } from '@/ui/link-button';
import { lazyOrError } from '@/ui/state/lazy-or-error';
import { PageHead } from '@/ui/page-head';
import { RowSkeletons } from '@/ui/state/line-skeletons';
import { Tab, TabList, TabPanel, Tabs } from '@/ui/dialog/tabs';
import { ChosenGroups } from './chosen-groups';
import { PrintFrame } from '@/pages/print-frame';

/** Only where these choices are kept on the device. */
const DeviceNotice = lazy(() => lazyOrError(import('./device-notice').then((module) => module.DeviceNotice)));

const skeletons = <RowSkeletons text="Carregando suas escolhas..." count={4} />;

/** The words of ?aba=, the first being the default. */
const views = ['favoritos', 'ignorados'] as const;

const viewTitles = { favoritos: 'Favoritos', ignorados: 'Ignorados' } as const;

const flagOf = { favoritos: 'favorito', ignorados: 'ignorado' } as const;

interface MyChoicesScreenProps {
  title: string;
  /** Whom the screen lists, in this order. */
  kinds: readonly ChoiceKind[];
  emptyActions: ReactNode;
}

export function MyChoicesScreen({ title, kinds, emptyActions }: MyChoicesScreenProps) {
  const choices = useMyChoices(kinds);
  const owner = useChoiceOwner();
  const isOnDevice = owner === deviceOwner;
  const [view, setView] = useSearchParam('aba', views);
  const lists = choices.chosen && listsOf(choices.chosen);
  const isOnPaper = usePrintMoment() !== null;
  const isOver = useAfterHydration((now) => isElectionOver(dayInBrasilia(now)));
  const printFrame = <PrintFrame data={choices.chosen && momentText('chosen', formatDate(choices.readAt))} />;
  return (
    <>
      {printFrame}
      <PageHead
        title={isOnPaper ? `${title}: ${viewTitles[view]}` : title}
        lead={isOnDevice ? null : <span className="print:hidden">Só você vê esta lista.</span>}
        actions={
          lists && lists.favorito.length > 0 ? (
            <LinkButton variant="primary" to={paths.analysis}>
              <TextQuote className="size-5" />
              Análise Política IA
            </LinkButton>
          ) : (
            // In the button's place: nothing moves when it comes or goes.
            <span className="text-small text-muted min-h-target flex items-center">
              {lists ? 'A análise das escolhas aparece aqui com o primeiro favorito.' : null}
            </span>
          )
        }
      />
      <Suspense fallback={skeletons}>
        {isOnDevice ? <DeviceNotice /> : null}
        <WaitingPart owner={owner} isShown={choices.hasWaiting} />
        <Tabs value={view} onValueChange={setView}>
          <TabList label="Suas escolhas">
            {views.map((word) => (
              <Tab key={word} value={word} {...countOf(lists?.[flagOf[word]])}>
                {viewTitles[word]}
              </Tab>
            ))}
          </TabList>
          {views.map((word) => (
            <TabPanel key={word} value={word}>
              <ChoicesOf
                flag={flagOf[word]}
                isOver={isOver}
                choices={choices}
                kinds={kinds}
                emptyActions={emptyActions}
              />
            </TabPanel>
          ))}
        </Tabs>
      </Suspense>
      {choices.chosen && !isOver ? (
        <BallotSheetSection candidates={ofKind('candidate', choices.chosen)} printFrame={printFrame} />
      ) : null}
    </>
  );
}

function listsOf(chosen: readonly Chosen[]): Record<ChoiceFlag, Chosen[]> {
  return { favorito: chosenWith('favorito', chosen), ignorado: chosenWith('ignorado', chosen) };
}

function countOf(list: Chosen[] | undefined): { count?: string } {
  return list === undefined ? {} : { count: formatCount(list.length) };
}

type ChoicesOfProps = Pick<MyChoicesScreenProps, 'kinds' | 'emptyActions'> & {
  flag: ChoiceFlag;
  isOver: boolean;
  choices: MyChoices;
};

function ChoicesOf({ flag, isOver, choices, kinds, emptyActions }: ChoicesOfProps) {
  const { chosen } = choices;
  const outcomes = useQuery({
    ...outcomeQueries.everyone(),
    enabled: isOver && kinds.some((kind) => kindRows[kind].isOfChamber),
  });
  if (choices.isLoadingError) {
    return (
      <ErrorState
        message={toldBy(choices.error, myChoicesTexts.loadError.description)}
        query={choices.failed}
      />
    );
  }
  // What became of them comes first and would push the lists down later.
  if (chosen === undefined || (outcomes.isLoading && !outcomes.isFetched && outcomes.failureCount === 0))
    return skeletons;
  const lists = kinds.map((kind) => ({ kind, list: chosenWith(flag, ofKind(kind, chosen)) }));
  if (lists.every(({ list }) => list.length === 0)) {
    return (
      <EmptyState
        icon={flag === 'favorito' ? <Heart size={28} /> : <EyeOff size={28} />}
        title={myChoicesTexts.empty[flag]}
        action={emptyActions}
      />
    );
  }
  return <ChosenGroups flag={flag} isOver={isOver} lists={lists} onRemove={choices.remove} />;
}

const load = () => import('@/features/choices/waiting/waiting-list');

/** Until its code is there, the choices are there all the same. */
const WaitingList = lazy(() =>
  lazyOptional(() => load().then((module) => module.WaitingList), 'Choices that wait'),
);

/** What waits for a network, where something does; its code comes while there is one. */
function WaitingPart({ owner, isShown }: { owner: string | null; isShown: boolean }) {
  useEffect(() => {
    if (owner !== deviceOwner) load().catch(noop);
  }, [owner]);
  if (owner === null || !isShown) return null;
  return (
    <Suspense fallback={null}>
      <WaitingList owner={owner} />
    </Suspense>
  );
}
