import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { unsavedEdits } from '@/lib/page/unsaved-edits';
import { dropDraft, keepDraft } from '@/lib/session/drafts';
import { useUnsavedEdits } from './use-unsaved-edits';

interface EditGuardOptions {
  userId: string;
  draftName: string;
  draft: object;
  isDirty: boolean;
  /** A link pressed meanwhile waits: saved, it is followed; refused, `leaving` asks. */
  isSaving: boolean;
}

/**
 * Per user and tab; `leaving` asks before another screen or tab. `letGo` ends draft and questions;
 * true where a link waits, which is followed once nothing else is unsaved.
 */
export function useEditGuard({ userId, draftName, draft, isDirty, isSaving }: EditGuardOptions) {
  const text = isDirty ? JSON.stringify(draft) : null;
  useEffect(() => {
    if (text === null) dropDraft(userId, draftName);
    else keepDraft(userId, draftName, text);
  }, [userId, draftName, text]);
  const letGoOwn = useUnsavedEdits(isDirty);
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: there }) =>
      unsavedEdits.isPresent() && (here.pathname !== there.pathname || here.search !== there.search),
  );
  const { proceed } = blocker;
  const waiting = useRef(proceed);
  useEffect(() => {
    waiting.current = proceed;
  }, [proceed]);
  function end(letGo: () => void) {
    dropDraft(userId, draftName);
    letGo();
    const follow = waiting.current;
    // What another form of the screen holds, the question names first.
    if (follow === undefined || unsavedEdits.isPresent()) return follow !== undefined;
    // The router refuses a second time.
    waiting.current = undefined;
    follow();
    return true;
  }
  useEffect(() => {
    if (!unsavedEdits.isPresent()) end(unsavedEdits.letGoAll);
  });
  return {
    leaving: {
      isOpen: blocker.state === 'blocked' && !isSaving,
      onStay: () => blocker.reset?.(),
      onLeave: () => end(unsavedEdits.letGoAll),
    },
    letGo: () => end(letGoOwn),
  };
}
