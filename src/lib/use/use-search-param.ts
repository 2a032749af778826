import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useIsHydrated } from '@/lib/page/hydration';

/** The first word is the default. */
export function wordIn<Word extends string>(given: string | null, words: readonly [Word, ...Word[]]): Word {
  return words.find((word) => word === given) ?? words[0];
}

/** The default is left out of the address; unknown words, and hydration, count as it. */
export function useSearchParam<Word extends string>(
  name: string,
  words: readonly [Word, ...Word[]],
): [Word, (word: string) => void] {
  const [params, setParams] = useSearchParams();
  const state: unknown = useLocation().state;
  const isHydrated = useIsHydrated();
  const current = wordIn(isHydrated ? params.get(name) : null, words);
  const fallback = words[0];
  const change = useCallback(
    (word: string) => {
      setParams(
        (previous) => {
          const next = new URLSearchParams(previous);
          if (word === fallback) next.delete(name);
          else next.set(name, word);
          return next;
        },
        { replace: true, preventScrollReset: true, state },
      );
    },
    [setParams, name, fallback, state],
  );
  return [current, change];
}
