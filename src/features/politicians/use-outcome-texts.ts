import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { deputyOutcomeText, isPreliminary } from '@/features/politicians/outcome/deputy-outcome';
import { outcomeQueries } from './queries';

/** By the Chamber's id; null before the read and after its failure. */
export function useOutcomeTexts(): (id: number) => string | null {
  const query = useQuery(outcomeQueries.everyone());
  // Slices keep slow phones responsive while every card changes.
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
