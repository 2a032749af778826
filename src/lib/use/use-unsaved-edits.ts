import { useCallback, useEffect, useId } from 'react';
import { unsavedEdits } from '@/lib/page/unsaved-edits';

/** One guard of the screen asks for all its forms; the browser asks on closing. */
export function useUnsavedEdits(isDirty: boolean) {
  const owner = useId();
  const letGo = useCallback(() => unsavedEdits.letGo(owner), [owner]);
  useEffect(() => {
    if (!isDirty) return undefined;
    const askTheBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    unsavedEdits.hold(owner);
    window.addEventListener('beforeunload', askTheBrowser);
    return () => {
      letGo();
      window.removeEventListener('beforeunload', askTheBrowser);
    };
  }, [isDirty, owner, letGo]);
  return letGo;
}
