import { Check, CircleQuestionMark, Minus, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { type BalanceRow, type Cell, range } from './balance-model';

export function RecordLink({ row: { id, nome } }: { row: Pick<BalanceRow, 'id' | 'nome'> }) {
  return (
    <Link translate="no" to={paths.adminCandidate(id)} className="min-h-target inline-flex items-center">
      {nome}
    </Link>
  );
}

/** By sign and word, not by colour alone. */
export function Marked({ isMarked, children }: { isMarked: boolean; children: ReactNode }) {
  if (!isMarked) return children;
  return (
    <span className="text-warning inline-flex items-center gap-1.5 font-semibold">
      <TriangleAlert aria-hidden className="size-4" />
      <span className="sr-only">Marcado: </span>
      {children}
    </span>
  );
}

/** As much of the axis as is drawn: twice the median. */
const axisEnd = 2;
const placeOf = (share: number) => `${String((Math.min(share, axisEnd) / axisEnd) * 100)}%`;

/** Decorative: words beside it give the length. */
export function BalanceStrip({ share }: { share: number | null }) {
  return (
    <svg aria-hidden="true" width="100%" height="24" className="block">
      <line x1="0" x2="100%" y1="12" y2="12" stroke="var(--border)" />
      <rect
        x={placeOf(range.from)}
        width={placeOf(range.to - range.from)}
        y="5"
        height="14"
        fill="var(--surface-2)"
      />
      <line x1="50%" x2="50%" y1="3" y2="21" stroke="currentColor" strokeDasharray="2 2" />
      {share === null ? null : <circle cx={placeOf(share)} cy="12" r="5" fill="currentColor" />}
    </svg>
  );
}

const signs = { 'com fonte': Check, 'sem fonte': CircleQuestionMark, vazio: Minus } as const;

/** By sign and word; sourced facts have the word for screen readers alone. */
export function CellMark({ state, isMarked }: Pick<Cell, 'state' | 'isMarked'>) {
  const Sign = isMarked ? TriangleAlert : signs[state];
  return (
    <span className={isMarked ? 'text-warning font-semibold' : undefined}>
      <Sign aria-hidden className="mx-auto size-4" />
      {state === 'com fonte' ? (
        <span className="sr-only">{state}</span>
      ) : (
        <span className="text-small">
          {state}
          {isMarked ? <span className="sr-only">, marcado</span> : null}
        </span>
      )}
    </span>
  );
}

export function CellLegend() {
  return (
    <ul className="text-small text-muted mb-4 flex flex-wrap gap-x-6 gap-y-1" aria-label="Legenda">
      {Object.entries(signs).map(([word, Sign]) => (
        <li key={word} className="inline-flex items-center gap-2">
          <Sign aria-hidden className="size-4" />
          {word}
        </li>
      ))}
      <li className="text-warning inline-flex items-center gap-2 font-semibold">
        <TriangleAlert aria-hidden className="size-4" />
        vazio aqui e preenchido em três de cada quatro fichas
      </li>
    </ul>
  );
}
