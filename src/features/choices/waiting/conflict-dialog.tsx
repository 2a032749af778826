import { markWords } from '@/lib/saved-page';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog/dialog';
import type { ChoiceFlags } from '@/features/choices/model';
import { conflictTexts } from './conflict-texts';

interface ConflictDialogProps {
  nome: string;
  mine: ChoiceFlags;
  other: ChoiceFlags;
  onAnswer: (isKept: boolean) => void;
  onLater: () => void;
}

/** Nothing is overwritten before the answer. */
export function ConflictDialog({ nome, mine, other, onAnswer, onLater }: ConflictDialogProps) {
  return (
    <Dialog
      isOpen
      isAlert
      size="small"
      onClose={onLater}
      title={conflictTexts.title}
      description={
        <>
          <span translate="no">{nome}</span>
          {`. A sua marca neste aparelho: ${markWords(mine)}. No outro: ${markWords(other)}.`}
        </>
      }
      footer={
        <>
          <Button onClick={() => onAnswer(false)}>{conflictTexts.other}</Button>
          <Button variant="primary" onClick={() => onAnswer(true)}>
            {conflictTexts.mine}
          </Button>
        </>
      }
    />
  );
}
