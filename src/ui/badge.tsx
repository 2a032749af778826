import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';

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

/** Political leaning as the data words it; null is said in words too. Colour never stands alone. */
export function LeaningBadge({ value }: { value: string | null }) {
  const color = leaningColors.get(value ?? '') ?? 'bg-lean-other';
  return (
    <span
      className={pill({ className: ['border-badge-edge text-on-badge print-color-exact px-[11px]', color] })}
    >
      {value ?? 'Não informada'}
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

/** State of a record in words, with a mark of its own shape: full, hollow or struck. */
export function StatusBadge({ status }: { status: keyof typeof statusFaces }) {
  const face = statusFaces[status];
  return (
    <span className={pill({ className: ['bg-surface pr-[11px] pl-[9px]', face.tone] })}>
      <span aria-hidden="true" className={face.mark} />
      {face.word}
    </span>
  );
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
