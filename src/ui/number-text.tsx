import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';

export function NumberText({ isStrong = false, children }: { isStrong?: boolean; children: ReactNode }) {
  return (
    <span translate="no" className={cn('fig', isStrong && 'font-bold')}>
      {children}
    </span>
  );
}

/** The one large sum of a screen, whole where it fits. */
export function TotalNumber({ children }: { children: ReactNode }) {
  return (
    <p
      translate="no"
      className="font-head text-total font-bold tracking-[-0.025em] wrap-anywhere lining-nums tabular-nums"
    >
      {children}
    </p>
  );
}
