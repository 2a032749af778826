import { useEffect } from 'react';
import { dropDraft, keepDraft } from '@/lib/session/drafts';
import { useLeaveGuard } from './use-leave-guard';

interface EditGuardOptions {
  userId: string;
  draftName: string;
  draft: object;
  isDirty: boolean;
}

/** Per user and tab; `letGo` ends draft and questions. */
export function useEditGuard({ userId, draftName, draft, isDirty }: EditGuardOptions) {
  const text = isDirty ? JSON.stringify(draft) : null;
  useEffect(() => {
    if (text === null) dropDraft(userId, draftName);
    else keepDraft(userId, draftName, text);
  }, [userId, draftName, text]);
  const guard = useLeaveGuard(isDirty);
  const drop = () => dropDraft(userId, draftName);
  return {
    leaving: {
      ...guard.leaving,
      onLeave: () => {
        drop();
        guard.leaving.onLeave();
      },
    },
    letGo: () => {
      guard.letGo();
      drop();
    },
  };
}
