import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSearchParam } from '@/lib/use/use-search-param';
import { type ListFilters, statuses } from '@/features/admin/model';

/** The address leaves it out. */
export const everything = 'todos';
/** Spec §9. */
export const years = ['2026', '2030'] as const;

const delay = 300;

/** In the address 300 ms after the last key (design: URL state). */
function useSearchText(): [string, (text: string) => void] {
  const [params, setParams] = useSearchParams();
  const inAddress = params.get('busca') ?? '';
  const [text, setText] = useState(inAddress);
  const [written, setWritten] = useState<string | null>(null);
  const [seen, setSeen] = useState(inAddress);
  if (seen !== inAddress) {
    setSeen(inAddress);
    setWritten(null);
    // Other links may change the address; our own write must not undo newer keys.
    if (inAddress !== written) setText(inAddress);
  }
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === inAddress) return undefined;
    const timer = window.setTimeout(() => {
      setWritten(wanted);
      setParams(
        (previous) => {
          const next = new URLSearchParams(previous);
          if (wanted === '') next.delete('busca');
          else next.set('busca', wanted);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    }, delay);
    return () => window.clearTimeout(timer);
  }, [wanted, inAddress, setParams]);
  return [text, setText];
}

/** Unknown words count as none. */
export function useListFilters() {
  const [search, setSearch] = useSearchText();
  const [status, setStatus] = useSearchParam('status', [everything, ...statuses]);
  const [year, setYear] = useSearchParam('ano', [everything, ...years]);
  const filters: ListFilters = {
    status: status === everything ? null : status,
    year: year === everything ? null : Number(year),
  };
  return { search, setSearch, status, setStatus, year, setYear, filters };
}
