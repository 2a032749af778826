import { type ReactNode, useState } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog/dialog';
import { PrintButton } from '@/ui/print/print-button';
import { SelectField } from '@/ui/form/select-field';
import type { Chosen } from '@/features/choices/my-choices-model';
import { filledAtFirst, votableAmong } from './ballot-sheet-model';
import { BallotSheet } from './ballot-sheet';

interface BallotSheetDialogProps {
  candidates: readonly Chosen[];
  /** Above the sheet, on paper alone. */
  printFrame: ReactNode;
  onClose: () => void;
}

/** Made on the voter's machine; the voter may take the number off. */
export function BallotSheetDialog({ candidates, printFrame, onClose }: BallotSheetDialogProps) {
  const votable = votableAmong(candidates);
  const [chosenId, setChosenId] = useState(() => filledAtFirst(candidates));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Cola para o dia da votação"
      description="Imprima e preencha à mão. A folha é feita no seu aparelho: nada é enviado."
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <PrintButton variant="primary" />
        </>
      }
    >
      {votable.length === 0 ? null : (
        <SelectField
          className="mb-4 print:hidden"
          label="Número de presidente na folha"
          hint="A lista tem só quem você favoritou e tem número na urna. Os outros cargos ficam em branco."
          empty="Deixar em branco"
          options={votable.map(({ id, nome, numero }) => [id, `${nome} (${numero})`] as const)}
          translate="no"
          value={chosenId}
          onChange={setChosenId}
        />
      )}
      {printFrame}
      <BallotSheet president={votable.find(({ id }) => id === chosenId) ?? null} />
    </Dialog>
  );
}
