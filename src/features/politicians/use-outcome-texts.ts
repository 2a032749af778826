import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { deputyOutcomeText, isPreliminary } from '@/features/politicians/outcome/deputy-outcome';
import { outcomeQueries } from './queries';

/** What a card says of a deputy's election by the Chamber's id; null before it is known and when the read failed. */
export function useOutcomeTexts(): (id: number) => string | null {
  const query = useQuery({ ...outcomeQueries.everyone(), meta: { isInPlace: true } });
  // They change every card of a list: rendered in slices, so that a slow phone still answers to a touch meanwhile.
  const data = useDeferredValue(query.data);
  const texts = useMemo(
    () =>
      data &&
      new Map(
        data.map((outcome) => [
          outcome.deputado_id,
          deputyOutcomeText(outcome) + (isPreliminary(outcome) ? ', preliminar' : ''),
        ]),
      ),
    [data],
  );
  return useCallback((id: number) => (texts ? (texts.get(id) ?? deputyOutcomeText(null)) : null), [texts]);
}
