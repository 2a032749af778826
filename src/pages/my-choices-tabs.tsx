import { EyeOff, Heart, TextQuote } from 'lucide-react';
import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { ChosenList } from '@/features/choices/chosen-list';
import { type Chosen, chosenWith, ofKind } from '@/features/choices/my-choices-model';
import { type ChoiceKind, kinds as kindRows } from '@/features/choices/kinds';
import type { ChoiceFlag } from '@/features/choices/model';
import { myChoicesTexts } from '@/features/choices/my-choices-texts';
import { type MyChoices, useMyChoices } from '@/features/choices/use-my-choices';
import { useChoiceOwner } from '@/features/choices/use-choice-owner';
import { BallotSheetSection } from '@/features/choices/ballot-sheet-section';
import { FateBadge } from '@/features/politicians/fate-badge';
import { AfterElection } from '@/features/results/after-election';
import { civicDays, isElectionOver } from '@/lib/civic-calendar';
import { momentText } from '@/lib/data-day';
import { deviceOwner } from '@/lib/device-note';
import { toldBy } from '@/lib/errors';
import { dayInBrasilia, formatDate } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useSearchParam } from '@/lib/use-search-param';
import { usePrintMoment } from '@/lib/use-print-moment';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { LinkButton } from '@/ui/link-button';
import { orPartFailed } from '@/ui/or-part-failed';
import { PageHead } from '@/ui/page-head';
import { PrintButton } from '@/ui/print-button';
import { RowSkeletons } from '@/ui/skeleton';
import { Tab, TabList, TabPanel, Tabs } from '@/ui/tabs';
import { PrintFrame } from './print-frame';

const ChosenDeputies = lazy(() =>
  orPartFailed(import('./chosen-deputies').then((module) => module.ChosenDeputies)),
);

/** Only where these choices are kept on the device. */
const DeviceNotice = lazy(() =>
  orPartFailed(import('./device-notice').then((module) => module.DeviceNotice)),
);

const ChosenVotes = lazy(() => orPartFailed(import('./chosen-votes').then((module) => module.ChosenVotes)));
const CompareMark = lazy(() => orPartFailed(import('./compare-mark').then((module) => module.CompareMark)));

/** The words of ?aba=, the first being the default. */
const views = ['favoritos', 'ignorados'] as const;

const viewTitles = { favoritos: 'Favoritos', ignorados: 'Ignorados' } as const;

const flagOf = { favoritos: 'favorito', ignorados: 'ignorado' } as const;

interface MyChoicesScreenProps {
  title: string;
  /** Whom the screen lists, in this order. */
  kinds: readonly ChoiceKind[];
  /** The ways on from an empty list. */
  emptyActions: ReactNode;
}

/** What the user chose, in two tabs (spec §2, My Choices). */
export function MyChoicesScreen({ title, kinds, emptyActions }: MyChoicesScreenProps) {
  const choices = useMyChoices(kinds);
  const isOnDevice = useChoiceOwner() === deviceOwner;
  const [view, setView] = useSearchParam('aba', views);
  const lists = choices.chosen && listsOf(choices.chosen);
  const isOnPaper = usePrintMoment() !== null;
  const [isOver] = useState(() => isElectionOver(dayInBrasilia(Date.now())));
  const printFrame = <PrintFrame data={choices.chosen && momentText('chosen', formatDate(choices.readAt))} />;
  return (
    <>
      {printFrame}
      <PageHead
        title={isOnPaper ? `${title}: ${viewTitles[view]}` : title}
        lead={isOnDevice ? null : <span className="print:hidden">Só você vê esta lista.</span>}
        actions={lists ? <Actions hasFavorites={lists.favorito.length > 0} /> : null}
      />
      {isOnDevice ? (
        <Suspense fallback={<div className="min-h-40" />}>
          <DeviceNotice />
        </Suspense>
      ) : null}
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
            <ChoicesOf flag={flagOf[word]} choices={choices} kinds={kinds} emptyActions={emptyActions} />
          </TabPanel>
        ))}
      </Tabs>
      {choices.chosen ? (
        <WhatFollows isOver={isOver} chosen={choices.chosen} printFrame={printFrame} />
      ) : null}
    </>
  );
}

interface WhatFollowsProps {
  isOver: boolean;
  chosen: readonly Chosen[];
  printFrame: ReactNode;
}

/** The sheet for a vote that is to come, what became of the favourites once it is over. */
function WhatFollows({ isOver, chosen, printFrame }: WhatFollowsProps) {
  if (!isOver) return <BallotSheetSection candidates={ofKind('candidate', chosen)} printFrame={printFrame} />;
  const favorites = (kind: ChoiceKind) =>
    chosenWith('favorito', ofKind(kind, chosen)).flatMap(({ id, person }) =>
      person === null ? [] : [{ id, nome: person.nome, outcome: person.outcome }],
    );
  return <AfterElection candidates={favorites('candidate')} deputies={favorites('deputy')} />;
}

function Actions({ hasFavorites }: { hasFavorites: boolean }) {
  return (
    <>
      {hasFavorites ? (
        <LinkButton variant="primary" to={paths.analysis}>
          <TextQuote className="size-5" />
          Análise Política IA
        </LinkButton>
      ) : null}
      <PrintButton />
    </>
  );
}

function listsOf(chosen: readonly Chosen[]): Record<ChoiceFlag, Chosen[]> {
  return { favorito: chosenWith('favorito', chosen), ignorado: chosenWith('ignorado', chosen) };
}

function countOf(list: Chosen[] | undefined): { count?: number } {
  return list === undefined ? {} : { count: list.length };
}

type ChoicesOfProps = Pick<MyChoicesScreenProps, 'kinds' | 'emptyActions'> & {
  flag: ChoiceFlag;
  choices: MyChoices;
};

/** One tab: the words of waiting, of failing and of having none, or the groups. */
function ChoicesOf({ flag, choices, kinds, emptyActions }: ChoicesOfProps) {
  const { chosen } = choices;
  const [hasTurned] = useState(() => dayInBrasilia(Date.now()) >= civicDays.legislature);
  if (choices.isLoadingError) {
    return (
      <ErrorState
        message={toldBy(choices.error, myChoicesTexts.loadError.description)}
        onRetry={choices.retry}
        isRetrying={choices.isFetching}
      />
    );
  }
  if (chosen === undefined) return <RowSkeletons text="Carregando suas escolhas..." count={4} />;
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
  const deputies = lists.find(({ kind }) => kindRows[kind].isOfChamber)?.list ?? [];
  return (
    <>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-2">
        {lists.map(({ kind, list }) => {
          const group = {
            title: kindRows[kind].title,
            noneText: kindRows[kind].none,
            chosen: list,
            flag,
            onRemove: (one: Chosen) => choices.remove(one, flag),
          };
          return (
            <Group
              key={kind}
              kind={kind}
              List={kindRows[kind].isOfChamber && hasTurned ? ChosenDeputies : ChosenList}
              {...group}
            />
          );
        })}
      </div>
      {flag === 'favorito' && deputies.length > 1 ? (
        <Suspense fallback={null}>
          <ChosenVotes deputies={deputies} />
        </Suspense>
      ) : null}
    </>
  );
}

type GroupProps = Omit<ComponentProps<typeof ChosenList>, 'mark'> & {
  kind: ChoiceKind;
  List: ComponentType<ComponentProps<typeof ChosenList>>;
};

/** Those of one kind, any of whom can be marked to be compared; the marks come by themselves, after the list. */
function Group({ kind, List, ...group }: GroupProps) {
  const [all, onPick] = useState<string[]>([]);
  const [isOver] = useState(() => isElectionOver(dayInBrasilia(Date.now())));
  const picked = all.filter((id) => group.chosen.some((one) => one.id === id));
  const marks = { kind, picked, onPick };
  const list = {
    ...group,
    mark: (one: Chosen) => (
      <>
        {kind === 'deputy' && isOver ? <FateBadge id={one.id} /> : null}
        <Suspense fallback={<span className="min-h-target block" />}>
          <CompareMark one={one} {...marks} />
        </Suspense>
      </>
    ),
  };
  return (
    <div>
      <Suspense fallback={<ChosenList {...list} />}>
        <List {...list} />
      </Suspense>
      <Suspense>
        <CompareMark {...marks} />
      </Suspense>
    </div>
  );
}
