import type { ReactNode } from 'react';

export function AccountRow({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="border-border grid gap-3 py-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:gap-6 [&+&]:border-t">
      <div className="max-w-measure">{children}</div>
      {action === undefined ? null : <div className="grid gap-2">{action}</div>}
    </div>
  );
}
