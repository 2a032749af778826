import { useCallback, useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { unsavedEdits } from '@/lib/page/unsaved-edits';

function askTheBrowser(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** A dialog before another screen or tab (`leaving`), the browser on closing. */
export function useLeaveGuard(isDirty: boolean) {
  useEffect(() => {
    unsavedEdits.set(isDirty);
    if (!isDirty) return undefined;
    window.addEventListener('beforeunload', askTheBrowser);
    return () => {
      unsavedEdits.set(false);
      window.removeEventListener('beforeunload', askTheBrowser);
    };
  }, [isDirty]);
  const letGo = useCallback(() => unsavedEdits.set(false), []);
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      unsavedEdits.isPresent() && (here.pathname !== there.pathname || here.search !== there.search),
  );
  const leaving = {
    isOpen: blocker.state === 'blocked',
    onStay: () => blocker.reset?.(),
    onLeave: () => {
      letGo();
      blocker.proceed?.();
    },
  };
  return { leaving, letGo };
}
