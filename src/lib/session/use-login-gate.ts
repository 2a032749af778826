import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { deviceOwner, readDeviceNote } from '@/lib/device-note';
import { notify, type ToastText } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { signInPath } from './return-path';
import { useSessionStore } from './session-context';
import { signInState } from './sign-in-state';

/** Resolves with the user's id or the device; null after opening /auth, or offline. */
export function useLoginGate(): (text: ToastText, keepAct: (path: string) => void) => Promise<string | null> {
  const store = useSessionStore();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return useCallback(
    async (text, keepAct) => {
      const session = await store.settled();
      if (session.status === 'user') return session.user.id;
      if (readDeviceNote() !== null) return deviceOwner;
      // The sign-in page is not kept on the device and needs the network.
      if (!navigator.onLine) {
        notify('Sem conexão. Para entrar, é preciso internet.', { kind: 'error' });
        return null;
      }
      keepAct(pathname + search + hash);
      const state = signInState({ reason: text, isBehind: true });
      // A second tap before /auth renders must not add a history entry.
      const replace = window.location.pathname === paths.auth;
      await navigate(signInPath({ pathname, search, hash }, 'cadastrar'), { state, replace });
      return null;
    },
    [store, navigate, pathname, search, hash],
  );
}
