import { WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';

/** Band over the page about the connection; it stands inside a live region that was there before, so it is announced. */
export function OfflineBanner({ children }: { children: ReactNode }) {
  return (
    <p className="bg-primary px-gutter text-small text-on-primary flex items-center justify-center gap-2 py-2.5 text-center font-semibold">
      <WifiOff className="size-5 flex-none" />
      <span>{children}</span>
    </p>
  );
}
