import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { statePlaces } from '@/features/politicians/state/state-places';
import { ufName } from '@/features/politicians/state/states';
import { VisuallyHidden } from '@/ui/visually-hidden';

/** The states by row, then column. */
const inRows = Object.entries(statePlaces)
  .map(([uf, [row, column]]) => ({ uf, row, column }))
  .toSorted((a, b) => a.row - b.row || a.column - b.column);

/** The 27 states as squares where they lie. A row begins with the first of its states, in the first or second column. */
export function StateLinks({ to, children }: { to: string; children: ReactNode }) {
  return (
    <nav aria-label="Estados" className="min-w-0 flex-[1_1_11rem]">
      {children}
      <ul className="grid grid-cols-6 gap-0.5">
        {inRows.map(({ uf, row, column }, index) => {
          const isFirst = inRows[index - 1]?.row !== row;
          return (
            <li key={uf} className={isFirst ? (column === 1 ? 'col-start-1' : 'col-start-2') : undefined}>
              <Link
                to={`${to}?uf=${uf}`}
                className="rounded-chip border-border-strong bg-surface hover:bg-highlight text-small grid min-h-6 place-items-center border font-bold no-underline lg:min-h-9"
              >
                {uf} <VisuallyHidden>{ufName(uf)}</VisuallyHidden>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
