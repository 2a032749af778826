import { FileText } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '@/ui/button';
import { lazyOrError } from '@/ui/state/lazy-or-error';
import { Section } from '@/ui/section';
import type { Chosen } from '@/features/choices/my-choices-model';

const BallotSheetDialog = lazy(() =>
  lazyOrError(import('./ballot-sheet-dialog').then((module) => module.BallotSheetDialog)),
);

interface BallotSheetSectionProps {
  candidates: readonly Chosen[];
  printFrame: ReactNode;
}

export function BallotSheetSection({ candidates, printFrame }: BallotSheetSectionProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section title="Cola para o dia da votação" className="print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-muted max-w-[39em]">
          Uma folha com os cargos na ordem da urna e espaços em branco para você preencher à mão. O celular
          não entra na cabine.
        </p>
        <Button onClick={() => setIsOpen(true)}>
          <FileText aria-hidden className="size-5" />
          Imprimir cola em branco
        </Button>
      </div>
      {isOpen ? (
        <Suspense fallback={null}>
          <BallotSheetDialog
            candidates={candidates}
            printFrame={printFrame}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </Section>
  );
}
