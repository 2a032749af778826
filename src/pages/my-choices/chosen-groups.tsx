import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { ChosenList } from '@/features/choices/list/chosen-list';
import type { Mark } from '@/features/choices/list/chosen-row';
import { type ChoiceKind, kinds } from '@/features/choices/kinds';
import type { ChoiceFlag } from '@/features/choices/model';
import { mostRows } from '@/features/choices/list/by-state';
import { type Chosen, outcomeKind } from '@/features/choices/my-choices-model';
import type { MyChoices } from '@/features/choices/use-my-choices';
import { fewest, most } from '@/features/compare/address';
import { DeputyOutcomeBadge } from '@/features/politicians/outcome/deputy-outcome-badge';
import { AfterElection, AfterElectionSources } from '@/features/results/after-election';
import { cn } from '@/lib/cn';
import { civicDays } from '@/lib/election/civic-calendar';
import { useAfterHydration } from '@/lib/publication';
import { dayInBrasilia } from '@/lib/text/format';
import { Button } from '@/ui/button';
import { lazyOrError } from '@/ui/state/lazy-or-error';
import { PrintButton } from '@/ui/print/print-button';
import type { Sitting } from './sitting-deputies';

const SittingDeputies = lazy(() =>
  lazyOrError(import('./sitting-deputies').then((module) => module.SittingDeputies)),
);
const ChosenVotes = lazy(() => lazyOrError(import('./chosen-votes').then((module) => module.ChosenVotes)));
const CompareBar = lazy(() =>
  lazyOrError(import('@/pages/compare/compare-bar').then((module) => module.CompareBar)),
);

interface ChosenGroupsProps {
  flag: ChoiceFlag;
  isOver: boolean;
  lists: readonly { kind: ChoiceKind; list: readonly Chosen[] }[];
  onRemove: MyChoices['remove'];
}

export function ChosenGroups({ flag, isOver, lists, onRemove }: ChosenGroupsProps) {
  const hasTurned = useAfterHydration((now) => dayInBrasilia(now) >= civicDays.legislature);
  /** In the order of marking, kept nowhere; undefined while nobody marks. */
  const [rows, setRows] = useState<readonly string[]>();
  const all = lists.flatMap(({ list }) => list);
  const marked = rows?.flatMap((rowId) => all.filter((one) => one.rowId === rowId));
  const own = {
    candidates: peopleOf(lists, 'candidate'),
    deputies: peopleOf(lists, 'deputy'),
  };
  const deputies = lists.find(({ kind }) => kinds[kind].isOfChamber)?.list ?? [];
  return (
    <>
      {isOver ? <AfterElection {...own} /> : null}
      <div className="mt-4 mb-6">
        <Tools lists={lists} isMarking={rows !== undefined} onMark={() => setRows([])} />
      </div>
      <div
        className={cn(
          'grid grid-cols-1 gap-y-8 print:block',
          lists.every(({ list }) => list.length <= mostRows) && 'gap-x-12 lg:grid-cols-2',
        )}
      >
        {lists.map(({ kind, list }) => (
          <Group
            key={kind}
            isLate={kinds[kind].isOfChamber && hasTurned}
            title={kinds[kind].title}
            noneText={kinds[kind].none}
            chosen={list}
            flag={flag}
            onRemove={(one) => onRemove(one, flag)}
            markOf={marked && ((one) => markOf(one, marked, setRows))}
            badge={(one) => (kind === 'deputy' && isOver ? <DeputyOutcomeBadge id={one.id} /> : null)}
          />
        ))}
      </div>
      {marked === undefined ? null : (
        <Suspense fallback={<div className="min-h-[4.5rem]" />}>
          <CompareBar marked={marked} onCancel={() => setRows(undefined)} />
        </Suspense>
      )}
      {isOver ? <AfterElectionSources {...own} /> : null}
      {flag === 'favorito' && deputies.length > 1 ? (
        <Suspense fallback={null}>
          <ChosenVotes deputies={deputies} />
        </Suspense>
      ) : null}
    </>
  );
}

function peopleOf(lists: ChosenGroupsProps['lists'], of: ChoiceKind) {
  return lists
    .filter(({ kind }) => kind === of)
    .flatMap(({ list }) => list)
    .flatMap(({ id, person }) =>
      person === null
        ? []
        : [{ id, nome: person.nome, kind: outcomeKind(person.outcome, person.isArchived) }],
    );
}

/** Of the same kind, up to the most of a comparison. */
function markOf(one: Chosen, marked: readonly Chosen[], onMark: (rows: string[]) => void): Mark {
  const others = marked.filter(({ rowId }) => rowId !== one.rowId);
  const isMarked = others.length < marked.length;
  const [first = one] = marked;
  return {
    isMarked,
    isOff: !isMarked && (marked.length >= most || first.kind !== one.kind),
    onChange: () => onMark([...others, ...(isMarked ? [] : [one])].map(({ rowId }) => rowId)),
  };
}

interface ToolsProps {
  lists: ChosenGroupsProps['lists'];
  isMarking: boolean;
  onMark: () => void;
}

function takeFocus(element: HTMLElement | null) {
  element?.focus();
}

function Tools({ lists, isMarking, onMark }: ToolsProps) {
  const [hasMarked, setHasMarked] = useState(false);
  if (isMarking)
    return (
      <p ref={takeFocus} tabIndex={-1} className="min-h-target text-muted print:hidden">
        Para comparar, marque de 2 a 4 pessoas do mesmo grupo.
      </p>
    );
  const canCompare = lists.some(({ list }) => list.filter(({ person }) => person !== null).length >= fewest);
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      {canCompare ? (
        <Button
          ref={hasMarked ? takeFocus : undefined}
          onClick={() => {
            setHasMarked(true);
            onMark();
          }}
        >
          Comparar
        </Button>
      ) : null}
      <PrintButton />
    </div>
  );
}

type GroupProps = ComponentProps<typeof ChosenList> & {
  /** Whether the list waits for who sits in the new Chamber. */
  isLate: boolean;
};

/** A row stays the same one, with its focus, when it is known who sits. */
function Group({ isLate, ...list }: GroupProps) {
  const [{ ids, note }, setSitting] = useState<Sitting>({});
  return (
    <>
      {isLate && list.chosen.length > 0 ? (
        <Suspense fallback={null}>
          <SittingDeputies onSitting={setSitting} />
        </Suspense>
      ) : null}
      <ChosenList {...list} note={note} parts={ids && partsOf(list.chosen, ids)} />
    </>
  );
}

function partsOf(chosen: readonly Chosen[], sitting: ReadonlySet<string>) {
  return [
    { title: 'No cargo', chosen: chosen.filter(({ id }) => sitting.has(id)) },
    { title: 'Não estão no cargo agora', chosen: chosen.filter(({ id }) => !sitting.has(id)) },
  ].filter((part) => part.chosen.length > 0);
}
