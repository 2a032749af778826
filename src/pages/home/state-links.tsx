import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { placedStates } from '@/features/politicians/state/state-places';
import { ufName } from '@/features/politicians/state/states';
import { VisuallyHidden } from '@/ui/visually-hidden';

/** Each row names its first state's column. */
export function StateLinks({ to, children }: { to: string; children: ReactNode }) {
  return (
    <nav aria-label="Estados" className="min-w-0 flex-[1_1_11rem]">
      {children}
      <ul className="grid grid-cols-6 gap-0.5">
        {placedStates.map(({ uf, className }) => (
          <li key={uf} className={className}>
            <Link
              to={`${to}?uf=${uf}`}
              className="rounded-chip border-border-strong bg-surface hover:bg-highlight text-small grid min-h-6 place-items-center border font-bold no-underline lg:min-h-9"
            >
              {uf} <VisuallyHidden>{ufName(uf)}</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
