import { useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect, useRef, useState } from 'react';
import { toldBy } from '@/lib/errors';
import { notify, type ToastText } from '@/lib/notify';
import { useSingleFlight } from '@/lib/use/use-single-flight';
import { forgetDeviceNote, writeDeviceNote } from '@/lib/write-device-note';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog/dialog';
import { ChoiceConsentContext } from '@/features/choices/choice-consent';
import { readKept } from './device-home';
import { countedChoices, deviceTexts } from './device-texts';
import { choiceQueries } from '@/features/choices/queries';
import { EraseDevice } from './erase-device';
import { type Taking, takeToAccount } from './take-to-account';

function takenText({ differing, left }: Taking): ToastText {
  const said = [
    differing === 0 ? '' : deviceTexts.newerHeld(differing),
    left.length === 0 ? '' : `Ficaram neste aparelho, porque a conta não aceitou: ${left.join(', ')}.`,
  ].filter((text) => text !== '');
  return said.length === 0 ? deviceTexts.taken : { title: deviceTexts.taken, description: said.join(' ') };
}

/** Null until known; unreadable choices are not asked about. */
function useKeptCount(isHidden: boolean): number | null {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    if (isHidden) return;
    readKept().then(
      ({ length }) => setCount(length),
      (reason: unknown) => console.warn('Choices of the device unread', reason),
    );
  }, [isHidden]);
  return count;
}

/** Once their consent is given; `onUndone` when they are to be asked again. */
function useTaking(userId: string, onUndone: () => void) {
  const queryClient = useQueryClient();
  const askConsent = useContext(ChoiceConsentContext);
  return useSingleFlight({
    mutationFn: async (words: string) => {
      if (!(await askConsent(userId, { flag: 'levar', nome: words }))) return null;
      return takeToAccount(userId);
    },
    onSuccess: (taking) => {
      if (taking === null) {
        onUndone();
        return;
      }
      notify(takenText(taking), { kind: taking.left.length === 0 ? 'success' : 'info' });
      if (taking.left.length === 0) forgetDeviceNote();
      else writeDeviceNote('deixadas');
    },
    onError: (error) => {
      onUndone();
      notify(toldBy(error, deviceTexts.takeError), { kind: 'error' });
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: choiceQueries.all() }),
  });
}

/** At sign-in: whether the device's choices go along, stay, or go. */
export function DeviceQuestion({ userId }: { userId: string }) {
  const stay = useRef<HTMLButtonElement>(null);
  const [isHidden, setIsHidden] = useState(false);
  const count = useKeptCount(isHidden);
  const take = useTaking(userId, () => setIsHidden(false));
  const leave = () => writeDeviceNote('deixadas');

  if (count === null || count === 0 || isHidden) return null;
  const words = countedChoices(count);
  return (
    <Dialog
      isOpen
      isAlert
      size="small"
      initialFocus={stay}
      onClose={leave}
      title={`Você tem ${words} neste aparelho.`}
      description="Na conta, o que você marcou aparece em qualquer aparelho em que você entrar."
      footer={
        <>
          <EraseDevice label="Apagar deste aparelho" />
          <Button ref={stay} onClick={leave}>
            Deixar só neste aparelho
          </Button>
          <Button
            variant="primary"
            onClick={() => {
              setIsHidden(true);
              take.mutate(words);
            }}
          >
            Levar para a conta
          </Button>
        </>
      }
    />
  );
}
