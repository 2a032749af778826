import { FileText } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '@/ui/button';
import { orMissingPiece } from '@/ui/or-missing-piece';
import { Section } from '@/ui/section';
import type { Chosen } from './chosen-model';

const CribDialog = lazy(() => orMissingPiece(import('./crib-dialog').then((module) => module.CribDialog)));

interface CribSectionProps {
  candidates: readonly Chosen[];
  paperHead: ReactNode;
}

/** What the 'cola' is and the way to it; the sheet's code comes with the click. */
export function CribSection({ candidates, paperHead }: CribSectionProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Section title="Cola para o dia da votação" className="print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="text-muted max-w-[60ch]">
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
          <CribDialog candidates={candidates} paperHead={paperHead} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </Section>
  );
}
