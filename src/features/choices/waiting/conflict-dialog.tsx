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

/** Asked where a choice that waits was changed elsewhere meanwhile: nothing is overwritten before. */
export function ConflictDialog({ nome, mine, other, onAnswer, onLater }: ConflictDialogProps) {
  return (
    <Dialog
      isOpen
      isAlert
      size="small"
      onOpenChange={onLater}
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
