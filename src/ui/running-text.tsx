import type { ReactNode } from 'react';

export function RunningText({ children }: { children: ReactNode }) {
  return (
    <div className="max-w-measure grid grid-cols-1 gap-4 [&_li]:mt-1.5 [&_ol]:list-decimal [&_ol]:pl-6 [&_ul]:list-disc [&_ul]:pl-6">
      {children}
    </div>
  );
}
