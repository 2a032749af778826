import { type ReactNode, useState } from 'react';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Field } from '@/ui/form/field';
import { NativeSelect } from '@/ui/form/native-select';
import { PrintButton } from '@/ui/print/print-button';
import type { Chosen } from '@/features/choices/my-choices-model';
import { filledAtFirst, type Votable, votableAmong } from './ballot-sheet-model';
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
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
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
        <PresidentField votable={votable} value={chosenId} onChange={setChosenId} />
      )}
      {printFrame}
      <BallotSheet president={votable.find(({ id }) => id === chosenId) ?? null} />
    </Dialog>
  );
}

interface PresidentFieldProps {
  votable: readonly Votable[];
  value: string;
  onChange: (id: string) => void;
}

function PresidentField({ votable, value, onChange }: PresidentFieldProps) {
  return (
    <Field
      className="mb-4 print:hidden"
      label="Número de presidente na folha"
      hint="A lista tem só quem você favoritou e tem número na urna. Os outros cargos ficam em branco."
    >
      <NativeSelect value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">Deixar em branco</option>
        {votable.map(({ id, nome, numero }) => (
          <option key={id} value={id} translate="no">{`${nome} (${numero})`}</option>
        ))}
      </NativeSelect>
    </Field>
  );
}
