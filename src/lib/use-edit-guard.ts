import { useCallback, useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { dropDraft, keepDraft } from '@/lib/session/drafts';
import { unsavedEdits } from './unsaved-edits';

function askTheBrowser(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

interface EditGuardOptions {
  userId: string;
  draftName: string;
  /** What is kept, as JSON. */
  draft: object;
  isDirty: boolean;
}

/**
 * Keeps unsaved edits from getting lost: a draft of this person in this tab, a question before another screen of the
 * site opens (`leaving`), and the browser's own before the tab closes. `letGo` ends all three.
 */
export function useEditGuard({ userId, draftName, draft, isDirty }: EditGuardOptions) {
  const text = isDirty ? JSON.stringify(draft) : null;
  useEffect(() => {
    if (text === null) dropDraft(userId, draftName);
    else keepDraft(userId, draftName, text);
  }, [userId, draftName, text]);
  useEffect(() => {
    unsavedEdits.set(isDirty);
    if (!isDirty) return undefined;
    window.addEventListener('beforeunload', askTheBrowser);
    return () => {
      unsavedEdits.set(false);
      window.removeEventListener('beforeunload', askTheBrowser);
    };
  }, [isDirty]);
  const letGo = useCallback(() => {
    unsavedEdits.set(false);
    dropDraft(userId, draftName);
  }, [userId, draftName]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsavedEdits.isPresent() && currentLocation.pathname !== nextLocation.pathname,
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
