import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type VoteFilters, voteLabels } from './model';

/** What the address calls each filter; other tabs of the page have years of their own. */
const names = { ano: 'ano-voto', tema: 'tema', voto: 'voto', texto: 'texto' } as const;
const fields = ['ano', 'tema', 'voto', 'texto'] as const;
const longest = 100;

function tidied(text: string): string {
  return [...text.trim().replace(/\s+/g, ' ')].slice(0, longest).join('').trim();
}

/** The filters that an address asks for; what cannot be one is ignored. */
function readVoteFilters(params: URLSearchParams): VoteFilters {
  const given = (field: keyof VoteFilters) => params.get(names[field]) ?? '';
  return {
    ano: /^(?:19|20)\d\d$/.test(given('ano')) ? given('ano') : '',
    tema: tidied(given('tema')),
    voto: Object.hasOwn(voteLabels, given('voto')) ? given('voto') : '',
    texto: tidied(given('texto')),
  };
}

/** The filters of the tab, kept in the address; a change replaces the entry and keeps its other words, scroll and focus. */
export function useVoteFilters(): [VoteFilters, (part: Partial<VoteFilters>) => void] {
  const [params, setParams] = useSearchParams();
  const state: unknown = useLocation().state;
  const filters = useMemo(() => readVoteFilters(params), [params]);
  const change = useCallback(
    (part: Partial<VoteFilters>) => {
      setParams(
        (previous) => {
          const next = new URLSearchParams(previous);
          const wanted = { ...readVoteFilters(previous), ...part };
          for (const field of fields) {
            const value = tidied(wanted[field]);
            if (value === '') next.delete(names[field]);
            else next.set(names[field], value);
          }
          return next;
        },
        { replace: true, preventScrollReset: true, state },
      );
    },
    [setParams, state],
  );
  return [filters, change];
}
