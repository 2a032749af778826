import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { deviceOwner, readDeviceNote } from '@/lib/device-note';
import { notify, type ToastText } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { signInPath } from './return-path';
import { useSessionStore } from './session-context';
import { signInState } from './sign-in-state';

/**
 * Resolves with whose the act is: the signed-in user's id (waiting while the session is checked), or the device where it keeps
 * choices. Else keeps the act, opens /auth, which says `text`, and resolves with null. Without a network it says so in place.
 */
export function useLoginGate(): (text: ToastText, keepAct: (path: string) => void) => Promise<string | null> {
  const store = useSessionStore();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return useCallback(
    async (text, keepAct) => {
      const session = await store.settled();
      if (session.status === 'user') return session.user.id;
      if (readDeviceNote() !== null) return deviceOwner;
      // The sign-in page is not kept on the device, and could do nothing there.
      if (!navigator.onLine) {
        notify('Sem conexão. Para entrar, é preciso internet.', { kind: 'error' });
        return null;
      }
      keepAct(pathname + search + hash);
      const state = signInState({ reason: text, isBehind: true });
      // A second tap before /auth is rendered takes its place in the history: going back must lead to here, not to it.
      const replace = window.location.pathname === paths.auth;
      await navigate(signInPath({ pathname, search, hash }, 'cadastrar'), { state, replace });
      return null;
    },
    [store, navigate, pathname, search, hash],
  );
}
