import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type ChoiceKind, choiceKinds } from '@/features/choices/kinds';
import type { WaitingChoice } from '@/features/choices/model';
import { choiceQueries } from '@/features/choices/queries';

interface Waiting extends WaitingChoice {
  kind: ChoiceKind;
}

export function useWaiting(owner: string | null): Waiting[] {
  return useQueries({
    queries: choiceKinds.map((kind) => choiceQueries.waiting(kind, owner)),
    combine: useCallback(
      (reads: UseQueryResult<WaitingChoice[]>[]) =>
        reads.flatMap(({ data = [] }, place) =>
          choiceKinds.slice(place, place + 1).flatMap((kind) => data.map((one) => ({ ...one, kind }))),
        ),
      [],
    ),
  });
}
