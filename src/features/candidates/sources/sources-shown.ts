import { createContext, useState } from 'react';
import { readLocal, withStorage } from '@/lib/page/web-storage';
import { useHydratedStore } from '@/lib/page/hydration';

/** Whether sources are shown beside the facts; null as long as the reader leaves it to the screen: on wide ones. */
export const SourcesShown = createContext<boolean | null>(null);

const storageKey = 'mostrar-fontes';
const shown = 'sim';
const followNothing = () => () => undefined;

/** As in the context, and how to choose: for this visit and, where the browser keeps it, for the next. */
export function useSourcesShown(): [isShown: boolean | null, show: (isShown: boolean) => void] {
  const [chosen, setChosen] = useState<string | null>(null);
  const kept = useHydratedStore(
    followNothing,
    () => readLocal(storageKey),
    () => null,
  );
  const word = chosen ?? kept;
  return [
    word === null ? null : word === shown,
    (isShown) => {
      const choice = isShown ? shown : 'nao';
      setChosen(choice);
      withStorage('localStorage', undefined, (storage) => storage.setItem(storageKey, choice));
    },
  ];
}
