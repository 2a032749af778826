import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

type PageHeadProps = { title: ReactNode; lead?: ReactNode; actions?: ReactNode; className?: string };

/** The one h1 takes the focus on a change of route. */
export function PageHead({ title, lead, actions, className }: PageHeadProps) {
  return (
    <header className={cn('mb-6 grid flex-wrap gap-3 md:mb-8 md:flex md:items-end', className)}>
      <div className="grid min-w-0 flex-[1_1_20rem] gap-2">
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p className="text-lead text-muted max-w-[39em]">{lead}</p>}
      </div>
      {actions && (
        <div className="flex flex-wrap items-center gap-2 *:flex-auto sm:*:flex-initial">{actions}</div>
      )}
    </header>
  );
}
