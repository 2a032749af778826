import { useQueries, type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import { useCallback, useContext, useMemo } from 'react';
import { failedReads } from '@/lib/failed-reads';
import { errorCode, policyRefusal, toldBy } from '@/lib/errors';
import { notify } from '@/lib/notify';
import { ChoiceConsentContext } from './choice-consent';
import { useWaiting } from '@/features/choices/waiting/use-waiting';
import { type Chosen, nameOf } from './my-choices-model';
import type { ChoiceKind } from './kinds';
import type { ChoiceFlag } from './model';
import type { FlagChange } from './mutations';
import { choiceQueries } from './queries';
import { myChoicesTexts } from './my-choices-texts';
import { textsOfKind } from './texts-of-kind';
import { useChoiceOwner } from './use-choice-owner';
import { useWriting } from './use-writing';

export interface MyChoices {
  /** Kind by kind; undefined until all requested ones are there. */
  chosen: Chosen[] | undefined;
  hasWaiting: boolean;
  /** Milliseconds since 1970, of the oldest; 0 until all are there. */
  readAt: number;
  /** At once on screen, then stored; a toast can undo it. */
  remove: (chosen: Chosen, flag: ChoiceFlag) => void;
  isLoadingError: boolean;
  error: Error | null;
  /** Those that failed, as one. */
  failed: ReturnType<typeof failedReads>;
}

/** Also for retracted candidates; a missing consent is requested once. */
function useSpokenRemoval(owner: string | null): MyChoices['remove'] {
  const queryClient = useQueryClient();
  useWriting(owner);
  const askConsent = useContext(ChoiceConsentContext);
  return useCallback(
    (chosen: Chosen, flag: ChoiceFlag) => {
      if (owner === null) return;
      const about = `${chosen.kind} ${chosen.id}`;
      const change = (wanted: FlagChange) => {
        import('./mutations').then(
          ({ changeFlag }) => changeFlag(queryClient, wanted),
          (reason: unknown) => wanted.onRefused(reason),
        );
      };
      const sayRefused = (error: unknown) => {
        notify(toldBy(error, textsOfKind(chosen.kind).saveError[flag]), { kind: 'error' });
      };
      const setAgain = (onRefused: (error: unknown) => void) => {
        const before = { ...chosen, [flag]: false };
        const onSaved = () => notify(textsOfKind(chosen.kind).saved[flag].on, { kind: 'success', about });
        change({ owner, chosen: before, flag, isOn: true, onSaved, onRefused });
      };
      const undo = () => {
        setAgain((error) => {
          if (errorCode(error) !== policyRefusal) {
            sayRefused(error);
            return;
          }
          askConsent(owner, { flag, nome: nameOf(chosen) }, true).then((isAgreed) => {
            if (isAgreed) setAgain(sayRefused);
          }, sayRefused);
        });
      };
      change({
        owner,
        chosen,
        flag,
        isOn: false,
        onSaved: () => {
          notify(myChoicesTexts.removed[flag], {
            kind: 'success',
            about,
            action: { label: 'Desfazer', run: undo },
          });
        },
        onRefused: (error) => notify(toldBy(error, myChoicesTexts.removeError[flag]), { kind: 'error' }),
      });
    },
    [owner, queryClient, askConsent],
  );
}

/** @param kinds whom the screen lists; the others are not requested. */
export function useMyChoices(kinds: readonly ChoiceKind[]): MyChoices {
  const owner = useChoiceOwner();
  const remove = useSpokenRemoval(owner);
  const { chosen, readAt, failed } = useQueries({
    queries: kinds.map((kind) => ({
      ...choiceQueries.chosen(kind, owner),
      meta: { reloadToast: myChoicesTexts.loadError },
    })),
    combine: useCallback(
      (reads: UseQueryResult<Chosen[]>[]) => ({
        chosen: reads.every(({ data }) => data) ? reads.flatMap(({ data = [] }) => data) : undefined,
        readAt: Math.min(...reads.map(({ dataUpdatedAt }) => dataUpdatedAt)),
        failed: reads.filter(({ isError }) => isError),
      }),
      [],
    ),
  });
  const waiting = useWaiting(owner);
  const shown = useMemo(
    () =>
      chosen?.map((one) => {
        const waits = waiting.find(({ kind, id }) => kind === one.kind && id === one.id);
        return { ...one, ...waits?.wish };
      }),
    [chosen, waiting],
  );
  return {
    remove,
    readAt,
    chosen: shown,
    hasWaiting: waiting.length > 0,
    isLoadingError: failed.some(({ isLoadingError }) => isLoadingError),
    error: failed[0]?.error ?? null,
    failed: failedReads(failed),
  };
}
