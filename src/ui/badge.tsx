import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden';

const pill = cva(
  'inline-flex min-h-6.5 max-w-full items-center gap-1.5 rounded-pill border py-px text-small font-semibold',
);

/** The exact words of the data and their colours; any other word keeps its text on the neutral one. */
const leaningColors = new Map([
  ['Esquerda', 'bg-lean-left'],
  ['Centro-esquerda', 'bg-lean-centre-left'],
  ['Centro', 'bg-lean-centre'],
  ['Centro-direita', 'bg-lean-centre-right'],
  ['Direita', 'bg-lean-right'],
]);

/** Political leaning as the data words it; colour never stands alone. What is not known has no badge, only its words. */
export function LeaningBadge({ value }: { value: string | null }) {
  if (value === null) {
    return (
      <span className="text-small text-muted inline-flex min-h-6.5 items-center leading-[1.3]">
        Inclinação não informada
      </span>
    );
  }
  const color = leaningColors.get(value) ?? 'bg-lean-other';
  return (
    <span
      className={pill({ className: ['border-badge-edge text-on-badge print-color-exact px-[11px]', color] })}
    >
      {value}
    </span>
  );
}

const statusFaces = {
  active: {
    word: 'Ativo',
    mark: 'rounded-pill size-2 border-4 border-current',
    tone: 'border-border-strong text-text',
  },
  archived: {
    word: 'Arquivado',
    mark: 'rounded-pill border-2 border-current size-2',
    tone: 'border-border-strong text-text',
  },
  deleted: { word: 'Excluído', mark: 'w-2 border-t-2 border-current', tone: 'border-current text-error' },
} as const;

interface StatusBadgeProps {
  status: keyof typeof statusFaces;
  /** Replaces the panel's word. */
  word?: ReactNode;
}

/** State of a record in words, with a mark of its own shape: full, hollow or struck. */
export function StatusBadge({ status, word }: StatusBadgeProps) {
  const face = statusFaces[status];
  return (
    <span className={pill({ className: ['bg-surface pr-[11px] pl-[9px]', face.tone] })}>
      <span aria-hidden="true" className={face.mark} />
      {word ?? face.word}
    </span>
  );
}

const ballotWords = { active: 'Na urna', archived: 'Fora da urna' } as const;

/** The same state as voters say it. */
export function BallotBadge({ status }: { status: keyof typeof ballotWords }) {
  const word = (
    <>
      <VisuallyHidden>Situação: </VisuallyHidden>
      {ballotWords[status]}
    </>
  );
  return <StatusBadge status={status} word={word} />;
}

/** Small framed word that says what a thing is: a state, a kind of record. */
export function KindBadge({ children }: { children: ReactNode }) {
  return (
    <span className="rounded-chip border-border-strong text-small text-text inline-flex min-h-6 max-w-full items-center gap-1.5 border px-2 font-semibold">
      {children}
    </span>
  );
}

/** Row of badges that wraps. */
export function BadgeRow({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-1.5">{children}</div>;
}
