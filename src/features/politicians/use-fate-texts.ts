import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { fateText, isPreliminary } from '@/features/politicians/outcome/fate';
import { fateQueries } from './queries';

/** What a card says of a deputy's election by the Chamber's id; null before it is known and when the read failed. */
export function useFateTexts(): (id: number) => string | null {
  const query = useQuery({ ...fateQueries.everyone(), meta: { isInPlace: true } });
  // They change every card of a list: rendered in slices, so that a slow phone still answers to a touch meanwhile.
  const data = useDeferredValue(query.data);
  const texts = useMemo(
    () =>
      data &&
      new Map(
        data.map((fate) => [fate.deputado_id, fateText(fate) + (isPreliminary(fate) ? ', preliminar' : '')]),
      ),
    [data],
  );
  return useCallback((id: number) => (texts ? (texts.get(id) ?? fateText(null)) : null), [texts]);
}
