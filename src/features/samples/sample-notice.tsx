import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import { Callout } from '@/ui/state/callout';

/** Before anything else: nobody here exists; `children` adds what the screen keeps. */
export function SampleNotice({ children }: { children?: ReactNode }) {
  return (
    <Callout tone="warning" icon={<FlaskConical className="size-5" />} className="mb-6">
      <p className="font-semibold">Dados de demonstração: pessoas e números fictícios.</p>
      {children ? <p className="text-muted">{children}</p> : null}
    </Callout>
  );
}
