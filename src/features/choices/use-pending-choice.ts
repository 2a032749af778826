import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { whenLoaded } from '@/lib/page/when-loaded';
import { paths } from '@/lib/paths';
import { hasAccountNote } from '@/lib/session/account-note-key';
import { returnPath } from '@/lib/session/return-path';
import { useSession } from '@/lib/session/use-session';
import type { ChoiceKind } from './kinds';
import type { ChoiceFlag, ChoiceTarget } from './model';
import { dropPendingFrom, readPending } from './pending-store';

export function usePendingChoice(
  kind: ChoiceKind,
  run: (target: ChoiceTarget, flag: ChoiceFlag, isMeantOn: boolean) => void,
): void {
  const session = useSession();
  const { status } = session;
  const userId = status === 'user' ? session.user.id : null;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [since] = useState(() => Date.now());
  useEffect(() => {
    if (status === 'visitor') dropPendingFrom(since);
    if (status === 'loading' || (readPending() === null && !hasAccountNote())) return undefined;
    const leaving = new AbortController();
    const carryOut = async () => {
      const waitingChoice = await whenLoaded(() => import('./pending-choice'), 'Pending choice');
      if (leaving.signal.aborted) return;
      if (userId === null) {
        waitingChoice.forgetOld();
        return;
      }
      const path = returnPath(waitingChoice.pathOfShared(userId), window.location.origin);
      if (pathname === paths.home && path !== paths.home) {
        void navigate(path, { replace: true });
        return;
      }
      const waiting = waitingChoice.takePendingChoice(kind, userId);
      if (waiting) run(waiting.target, waiting.flag, true);
    };
    whenSeen(leaving.signal, () => {
      carryOut().catch((reason: unknown) => {
        console.error('Pending choice lost', reason);
      });
    });
    return () => {
      leaving.abort();
    };
  }, [status, userId, pathname, navigate, kind, run, since]);
}

/** Questions must be seen where the reader is. */
function whenSeen(signal: AbortSignal, then: () => void): void {
  if (document.visibilityState === 'hidden') {
    document.addEventListener('visibilitychange', then, { once: true, signal });
  } else then();
}
