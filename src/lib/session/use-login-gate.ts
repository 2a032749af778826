import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { notify, type ToastText } from '@/lib/notify';
import { signInPath } from './return-path';
import { useSessionStore } from './session-context';
import type { SessionUser } from './session-state';

/**
 * Returns the gate before an act that needs a session: it resolves with who is signed in (waiting for the answer if it
 * is still being checked), or says `text`, goes to /auth and resolves with null.
 */
export function useLoginGate(): (text: ToastText) => Promise<SessionUser | null> {
  const store = useSessionStore();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return useCallback(
    async (text) => {
      const session = await store.settled();
      if (session.status === 'user') return session.user;
      notify(text, { kind: 'error' });
      await navigate(signInPath({ pathname, search, hash }));
      return null;
    },
    [store, navigate, pathname, search, hash],
  );
}
