import { useId } from 'react';
import '@/features/compare/compare.css';
import type { ChoiceKind } from '@/features/choices/kinds';
import { type Chosen, nameOf } from '@/features/choices/my-choices-model';
import { type ComparedKind, comparisonSearch, fewest, most } from '@/features/compare/address';
import { paths } from '@/lib/paths';
import { Button } from '@/ui/button';
import { LinkButton } from '@/ui/link-button';

interface CompareMarkProps {
  kind: ChoiceKind;
  /** Whom the box is of; left out, it is the bar of them all. */
  one?: Chosen;
  /** Those marked, in the order of marking; kept nowhere. */
  picked: readonly string[];
  onPick: (picked: string[]) => void;
}

const kindInAddress = { candidate: 'candidatos', deputy: 'deputados' } as const satisfies Record<
  ChoiceKind,
  ComparedKind
>;

/** A box beside somebody chosen, and under the list the way to compare those marked. */
export function CompareMark({ one, ...marks }: CompareMarkProps) {
  return one ? <Box one={one} {...marks} /> : <Bar {...marks} />;
}

function Box({ one, picked, onPick }: CompareMarkProps & { one: Chosen }) {
  const id = useId();
  const isPicked = picked.includes(one.id);
  return (
    <label
      htmlFor={id}
      className="min-h-target relative z-1 mt-1 inline-flex items-center gap-2.5 print:hidden"
    >
      <input
        id={id}
        type="checkbox"
        className="accent-primary size-5"
        checked={isPicked}
        disabled={!isPicked && picked.length >= most}
        onChange={() => onPick(isPicked ? picked.filter((other) => other !== one.id) : [...picked, one.id])}
      />
      Comparar{' '}
      <span translate="no" className="sr-only">
        {nameOf(one)}
      </span>
    </label>
  );
}

function Bar({ kind, picked }: CompareMarkProps) {
  if (picked.length === 0) return null;
  const words = `Comparar (${picked.length})`;
  return (
    <div className="compare-bar border-border-strong bg-bg flex flex-wrap items-center justify-between gap-3 border-t py-2.5 print:hidden">
      <span className="text-small text-muted">Escolha de 2 a 4 para comparar.</span>
      {picked.length < fewest ? (
        <Button variant="primary" disabled>
          {words}
        </Button>
      ) : (
        <LinkButton variant="primary" to={paths.compare + comparisonSearch(kindInAddress[kind], picked)}>
          {words}
        </LinkButton>
      )}
    </div>
  );
}
