import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useIsHydrated } from '@/lib/page/hydration';
import { tidyText } from '@/lib/text/tidy-text';
import { type VoteFilters, voteLabels } from './model';

/** Other tabs of the page have their own years. */
const words = { ano: 'ano-voto' };

const none = new URLSearchParams();

export function tidied(text: string): string {
  return tidyText(text, 100);
}

/** Invalid words are ignored. */
function readVoteFilters(params: URLSearchParams): VoteFilters {
  const given = (word: string) => params.get(word) ?? '';
  return {
    ano: /^(?:19|20)\d\d$/.test(given(words.ano)) ? given(words.ano) : '',
    tema: tidied(given('tema')),
    voto: Object.hasOwn(voteLabels, given('voto')) ? given('voto') : '',
    texto: tidied(given('texto')),
    principais: given('principais') === 'sim' ? 'sim' : '',
  };
}

interface AddressFilters<Name extends string> {
  /** Where the address calls a field otherwise. */
  words?: Readonly<Record<string, string>>;
  read: (params: URLSearchParams) => Record<Name, string>;
}

/** Replaces the history entry and keeps other words, scroll and focus. */
export function useAddressFilters<Name extends string>({
  words: own,
  read,
}: AddressFilters<Name>): [Record<Name, string>, (part: Partial<Record<Name, string>>) => void] {
  const [given, setParams] = useSearchParams();
  const params = useIsHydrated() ? given : none;
  const state: unknown = useLocation().state;
  const filters = useMemo(() => read(params), [params, read]);
  const change = useCallback(
    (part: Partial<Record<Name, string>>) => {
      setParams(
        (previous) => {
          const next = new URLSearchParams(previous);
          const wanted: Record<string, string> = { ...read(previous), ...part };
          for (const [field, text] of Object.entries(wanted)) {
            const word = own?.[field] ?? field;
            const value = tidied(text);
            if (value === '') next.delete(word);
            else next.set(word, value);
          }
          return next;
        },
        { replace: true, preventScrollReset: true, state },
      );
    },
    [setParams, state, read, own],
  );
  return [filters, change];
}

const ofTab = { words, read: readVoteFilters };

export function useVoteFilters(): [VoteFilters, (part: Partial<VoteFilters>) => void] {
  return useAddressFilters<keyof VoteFilters>(ofTab);
}
