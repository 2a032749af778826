import { createContext, useCallback, useState } from 'react';
import { readLocal, withStorage } from '@/lib/page/web-storage';
import { useHydratedStore } from '@/lib/page/hydration';

/** Null leaves it to the screen: shown on wide ones. */
export const SourcesShown = createContext<boolean | null>(null);

const storageKey = 'mostrar-fontes';
const shown = 'sim';
const followNothing = () => () => undefined;

/** Choosing lasts for this visit and, if possible, the next. */
export function useSourcesShown(): [isShown: boolean | null, show: (isShown: boolean) => void] {
  const [chosen, setChosen] = useState<string | null>(null);
  const kept = useHydratedStore(
    followNothing,
    () => readLocal(storageKey),
    () => null,
  );
  const word = chosen ?? kept;
  const show = useCallback((isShown: boolean) => {
    const choice = isShown ? shown : 'nao';
    setChosen(choice);
    withStorage('localStorage', undefined, (storage) => storage.setItem(storageKey, choice));
  }, []);
  return [word === null ? null : word === shown, show];
}
