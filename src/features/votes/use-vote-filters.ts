import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useIsHydrated } from '@/lib/page/hydration';
import { tidyText } from '@/lib/text/tidy-text';
import { type VoteFilters, voteLabels } from './model';

/** In the address; other tabs of the page have their own years. */
const names = {
  ano: 'ano-voto',
  tema: 'tema',
  voto: 'voto',
  texto: 'texto',
  principais: 'principais',
} as const;
const fields = ['ano', 'tema', 'voto', 'texto', 'principais'] as const;

const none = new URLSearchParams();

export function tidied(text: string): string {
  return tidyText(text, 100);
}

/** Invalid words are ignored. */
function readVoteFilters(params: URLSearchParams): VoteFilters {
  const given = (field: keyof VoteFilters) => params.get(names[field]) ?? '';
  return {
    ano: /^(?:19|20)\d\d$/.test(given('ano')) ? given('ano') : '',
    tema: tidied(given('tema')),
    voto: Object.hasOwn(voteLabels, given('voto')) ? given('voto') : '',
    texto: tidied(given('texto')),
    principais: given('principais') === 'sim' ? 'sim' : '',
  };
}

interface AddressFilters<Name extends string> {
  names: Readonly<Record<Name, string>>;
  fields: readonly Name[];
  read: (params: URLSearchParams) => Record<Name, string>;
}

/** Replaces the history entry and keeps other words, scroll and focus. */
export function useAddressFilters<Name extends string>({
  names: words,
  fields: known,
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
          const wanted = { ...read(previous), ...part };
          for (const field of known) {
            const value = tidied(wanted[field]);
            if (value === '') next.delete(words[field]);
            else next.set(words[field], value);
          }
          return next;
        },
        { replace: true, preventScrollReset: true, state },
      );
    },
    [setParams, state, read, known, words],
  );
  return [filters, change];
}

const ofTab = { names, fields, read: readVoteFilters };

export function useVoteFilters(): [VoteFilters, (part: Partial<VoteFilters>) => void] {
  return useAddressFilters<keyof VoteFilters>(ofTab);
}
