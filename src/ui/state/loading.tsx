import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { Spinner } from './spinner';

/** Announced too; keep it outside the aria-busy region. */
export function Loading({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <p role="status" data-waits="" className={cn('text-small text-muted flex items-center gap-2', className)}>
      <Spinner />
      {children}
    </p>
  );
}
