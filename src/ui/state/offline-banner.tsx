import type { ReactNode } from 'react';

/** Toasts, bars and the focus keep clear of it. */
function tellHeight(band: HTMLElement | null): () => void {
  const { style } = document.documentElement;
  style.setProperty('--band', `${band?.offsetHeight ?? 0}px`);
  return () => style.removeProperty('--band');
}

/** Inside a live region that was there before, so it is announced. */
export function OfflineBanner({ icon, children }: { icon?: ReactNode; children: ReactNode }) {
  return (
    <p
      ref={tellHeight}
      className="bg-primary px-gutter text-small text-on-primary flex items-center justify-center gap-2 py-2.5 text-center font-semibold"
    >
      {icon}
      <span>{children}</span>
    </p>
  );
}
