import { Info } from 'lucide-react';
import type { ReactNode } from 'react';

export function SourceNote({ children }: { children: ReactNode }) {
  return (
    <p className="text-small text-muted lg:max-w-measure mt-3 flex items-start gap-2">
      <Info className="mt-px size-4.5 flex-none" />
      <span>{children}</span>
    </p>
  );
}
