import type { ReactNode } from 'react';

/** Inside a live region that was there before, so it is announced. */
export function OfflineBanner({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <p className="bg-primary px-gutter text-small text-on-primary flex items-center justify-center gap-2 py-2.5 text-center font-semibold">
      {icon}
      <span>{children}</span>
    </p>
  );
}
