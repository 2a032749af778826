import { Fragment, type ReactNode } from 'react';
import { formatCount } from '@/lib/text/format-count';
import { usePrintMoment } from '@/lib/use/use-print-moment';
import { Disclosure } from '@/ui/dialog/disclosure';
import { RowList } from '@/ui/row-list';
import { Section } from '@/ui/section';
import { ChosenRow, type ChosenRowProps } from './chosen-row';
import { byState, mostRows } from './by-state';
import { type Chosen, nameOf } from '@/features/choices/my-choices-model';

type ChosenListProps = Omit<ChosenRowProps, 'chosen' | 'hasState'> & {
  title: string;
  noneText: string;
  chosen: readonly Chosen[];
  /** Titled parts; without them the list is one. */
  parts?: readonly { title: string; chosen: readonly Chosen[] }[];
  note?: ReactNode;
};

export function ChosenList({ title, noneText, chosen, parts, note, ...rows }: ChosenListProps) {
  return (
    <Section isFlat title={title} meta={<Count of={chosen} />} className="print:my-3">
      {chosen.length === 0 ? (
        <p className="border-border-strong text-muted border-t py-4">{noneText}</p>
      ) : (
        <>
          {note}
          {(parts ?? [{ title: '', chosen }]).map((part, place) => (
            <Fragment key={place}>
              {part.title === '' ? null : (
                <p className="mt-4 mb-2 font-semibold">
                  {part.title} <Count of={part.chosen} />
                </p>
              )}
              <Part title={part.title} chosen={part.chosen} {...rows} />
            </Fragment>
          ))}
        </>
      )}
    </Section>
  );
}

function Count({ of }: { of: readonly Chosen[] }) {
  return (
    <span translate="no" className="fig">
      {formatCount(of.length)}
    </span>
  );
}

type PartProps = Omit<ChosenListProps, 'noneText' | 'parts' | 'note'>;

/** Long lists fold by state; paper unfolds nothing, so that it has all. */
function Part({ title, chosen, ...rows }: PartProps) {
  const isOnPaper = usePrintMoment() !== null;
  const isLong = chosen.length > mostRows;
  if (!isLong || isOnPaper)
    return (
      <RowList columns={isLong ? 2 : 1} aria-label={title || undefined}>
        <Rows chosen={chosen} hasState {...rows} />
      </RowList>
    );
  return (
    <>
      <p className="text-small text-muted mb-2">{`Por estado, porque são mais de ${mostRows}.`}</p>
      {byState(chosen).map((one) => (
        <Disclosure
          key={one.state}
          className="-mt-px"
          summary={
            <>
              <span className="min-w-0 flex-1">
                <span className="font-head block">{one.state}</span>
                <span translate="no" className="text-small text-muted line-clamp-2 font-normal">
                  {one.chosen.map(nameOf).join(', ')}
                </span>
              </span>
              <Count of={one.chosen} />
            </>
          }
        >
          <RowList columns={2} aria-label={one.state}>
            <Rows chosen={one.chosen} hasState={false} {...rows} />
          </RowList>
        </Disclosure>
      ))}
    </>
  );
}

function Rows({ chosen, ...row }: Omit<PartProps, 'title'> & { hasState: boolean }) {
  return chosen.map((one) => (
    <li key={one.rowId}>
      <ChosenRow chosen={one} {...row} />
    </li>
  ));
}
