import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

type EmptyStateProps = {
  icon: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
  /** The count over it is said already. */
  isCounted?: boolean;
};

/** Its title answers a search or a tab, so it is said aloud. */
export function EmptyState({ icon, title, children, action, className, isCounted = false }: EmptyStateProps) {
  return (
    <div
      className={cn(
        'border-border grid content-center justify-items-center gap-1.5 border-y px-4 py-8 text-center',
        className,
      )}
    >
      <span className="ruled-sheet rounded-chip border-border-strong bg-surface text-muted mb-2 grid aspect-3/4 w-18 place-items-center border">
        <span className="border-surface bg-surface border-3">{icon}</span>
      </span>
      <p
        role={isCounted ? undefined : 'status'}
        className="font-head text-h3 max-w-[20em] font-bold text-balance"
      >
        {title}
      </p>
      {children && <p className="text-muted max-w-[26em] text-balance">{children}</p>}
      {action && <div className="mt-2.5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
