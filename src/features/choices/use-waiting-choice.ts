import { useEffect } from 'react';
import { useSession } from '@/lib/session/use-session';
import type { ChoiceFlag, ChoiceKind, ChoiceTargets } from './model';
import { dropWaiting, readWaiting } from './waiting-store';

/**
 * Carries out, once, what this tab's reader asked for before signing in. A visitor who comes back to a screen of choices
 * has given it up: whoever signs in here later is perhaps somebody else.
 */
export function useWaitingChoice<Kind extends ChoiceKind>(
  kind: Kind,
  run: (target: ChoiceTargets[Kind], flag: ChoiceFlag, isMeantOn: boolean) => void,
): void {
  const { status } = useSession();
  useEffect(() => {
    if (status === 'visitor') dropWaiting();
    if (status !== 'user' || readWaiting() === null) return;
    import('./waiting-choice').then(
      ({ takeWaitingChoice }) => {
        const waiting = takeWaitingChoice(kind);
        if (waiting) run(waiting.target, waiting.flag, true);
      },
      (reason: unknown) => {
        console.error('The choice that waited for the sign-in could not be read', reason);
      },
    );
  }, [status, kind, run]);
}
