import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useContext } from 'react';
import { SessionEndedError } from '@/lib/errors';
import { useSessionStore } from '@/lib/session/session-context';
import { ChoiceConsentContext } from '@/features/choices/choice-consent';
import { sendWaiting } from './sender';

/** Nothing goes before its owner has agreed. */
export function useSendWaiting(owner: string): () => Promise<boolean> {
  const queryClient = useQueryClient();
  const askConsent = useContext(ChoiceConsentContext);
  const session = useSessionStore();
  return useCallback(
    () =>
      sendWaiting(owner, queryClient, async (act) => {
        if (await askConsent(owner, act)) return true;
        const now = session.read();
        // A question that went with its session was not answered.
        if (now.status !== 'user' || now.user.id !== owner) throw new SessionEndedError();
        return false;
      }),
    [owner, queryClient, askConsent, session],
  );
}
