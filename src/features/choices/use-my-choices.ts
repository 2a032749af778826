import { useQuery } from '@tanstack/react-query';
import { useCallback, useContext } from 'react';
import { errorCode, policyRefusal } from '@/lib/errors';
import { notify } from '@/lib/notify';
import { useSession } from '@/lib/session/use-session';
import { ChoiceConsentContext } from './choice-consent';
import { type Chosen, nameOf } from './my-choices-model';
import type { ChoiceFlag, ChoiceKind } from './model';
import { useChangeFlag } from './mutations';
import { choiceQueries } from './queries';
import { myChoicesTexts } from './my-choices-texts';

export interface MyChoices {
  /** Everybody chosen, by kind; undefined until all that was requested is there. */
  chosen: Record<ChoiceKind, Chosen[]> | undefined;
  /** When the oldest of what is listed was read (ms since 1970); 0 until all that was requested is there. */
  readAt: number;
  /** Clears one flag: at once on the screen, then in the database; a toast can undo it. */
  remove: (chosen: Chosen, flag: ChoiceFlag) => void;
  /** Whether there is nothing to show because reading failed (said in a toast); `retry` asks again. */
  isLoadingError: boolean;
  isFetching: boolean;
  retry: () => void;
}

/**
 * Removes with the screen's words. Undoing sets the same flag again, also for a candidate who was retracted; refused for
 * want of a consent (its text may have changed since), it asks for it, once, and is done then.
 */
function useSpokenRemoval(userId: string | null): MyChoices['remove'] {
  const change = useChangeFlag();
  const askConsent = useContext(ChoiceConsentContext);
  return useCallback(
    (chosen: Chosen, flag: ChoiceFlag) => {
      if (userId === null) return;
      const sayRefused = () => {
        notify(myChoicesTexts.undoError[flag], { kind: 'error' });
      };
      const setAgain = (onRefused: (error: Error) => void) => {
        const before = { ...chosen, [flag]: false };
        change({ userId, chosen: before, flag, isOn: true, onSaved: () => undefined, onRefused });
      };
      const undo = () => {
        setAgain((error) => {
          if (errorCode(error) !== policyRefusal) {
            sayRefused();
            return;
          }
          askConsent(userId, { flag, nome: nameOf(chosen) }, true).then((isAgreed) => {
            if (isAgreed) setAgain(sayRefused);
          }, sayRefused);
        });
      };
      change({
        userId,
        chosen,
        flag,
        isOn: false,
        onSaved: () => {
          notify(myChoicesTexts.removed[flag], {
            kind: 'success',
            about: `${chosen.kind} ${chosen.id}`,
            action: { label: 'Desfazer', run: undo },
          });
        },
        onRefused: () => notify(myChoicesTexts.removeError[flag], { kind: 'error' }),
      });
    },
    [userId, change, askConsent],
  );
}

/**
 * Everybody the signed-in person chose, with what is known of them, and how to remove them.
 * @param kinds whom the screen lists; the others are not requested and their list is empty.
 */
export function useMyChoices(kinds: readonly ChoiceKind[]): MyChoices {
  const session = useSession();
  const userId = session.status === 'user' ? session.user.id : null;
  const remove = useSpokenRemoval(userId);
  const meta = { reloadToast: myChoicesTexts.loadError };
  const hasDeputies = kinds.includes('deputy');
  const candidates = useQuery({ ...choiceQueries.chosenCandidates(userId), meta });
  const deputies = useQuery({ ...choiceQueries.chosenDeputies(hasDeputies ? userId : null), meta });
  const deputyRows = hasDeputies ? deputies.data : [];
  const reads = hasDeputies ? [candidates, deputies] : [candidates];
  return {
    remove,
    readAt: Math.min(...reads.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    chosen: candidates.data && deputyRows && { candidate: candidates.data, deputy: deputyRows },
    isLoadingError: candidates.isLoadingError || deputies.isLoadingError,
    isFetching: candidates.isFetching || deputies.isFetching,
    retry: () => {
      if (candidates.isError) void candidates.refetch();
      if (deputies.isError) void deputies.refetch();
    },
  };
}
