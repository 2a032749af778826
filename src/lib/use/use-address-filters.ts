import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useIsHydrated } from '@/lib/page/hydration';
import { tidyText } from '@/lib/text/tidy-text';

const none = new URLSearchParams();

export function tidied(text: string): string {
  return tidyText(text, 100);
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
