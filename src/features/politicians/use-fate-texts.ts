import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { fateText, isPreliminary } from './fate';
import { fateQueries } from './queries';

/** What a card says of a deputy's election by the Chamber's id; null before it is known and when the read failed. */
export function useFateTexts(): (id: number) => string | null {
  const { data } = useQuery({ ...fateQueries.everyone(), meta: { isInPlace: true } });
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
