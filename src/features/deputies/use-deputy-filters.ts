import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ufs } from '@/lib/uf';
import { type DeputyFilters, noFilters } from './model';
import { deputyQueries } from './queries';

/** More than the whole Chamber needs; an address asking for more is cut to it. */
const mostPages = 12;
const longestName = 80;

/** The filters as they are searched and kept in an address: trimmed, single spaces. */
function tidied({ uf, nome, partido }: DeputyFilters): DeputyFilters {
  return { uf, nome: nome.trim().replace(/\s+/g, ' ').slice(0, longestName), partido };
}

function readFilters(params: URLSearchParams): DeputyFilters {
  const uf = params.get('uf') ?? '';
  const partido = params.get('partido') ?? '';
  return tidied({
    uf: ufs.includes(uf) ? uf : '',
    nome: params.get('nome') ?? '',
    partido: /^[\p{L}.]{2,20}$/u.test(partido) ? partido : '',
  });
}

function readPages(params: URLSearchParams): number {
  const given = params.get('paginas') ?? '';
  return /^[1-9]\d?$/.test(given) ? Math.min(Number(given), mostPages) : 1;
}

function paramsOf(filters: DeputyFilters, pages: number): URLSearchParams {
  const given = Object.entries({ ...filters, paginas: pages > 1 ? String(pages) : '' });
  return new URLSearchParams(given.filter(([, value]) => value !== ''));
}

/**
 * The filters and the number of loaded pages, kept in the address (design: URL state; unknown values are ignored).
 * A search is a new entry of the history and reads again, even what was just read; the page count replaces the entry.
 * Both keep scroll and focus.
 */
export function useDeputyFilters() {
  const [params, setParams] = useSearchParams();
  const queryClient = useQueryClient();
  const filters = useMemo(() => readFilters(params), [params]);
  const search = useCallback(
    (wanted: DeputyFilters) => {
      const next = tidied(wanted);
      const { queryKey } = deputyQueries.list(next);
      queryClient.removeQueries({ queryKey, type: 'inactive' });
      setParams(paramsOf(next, 1), { preventScrollReset: true });
      void queryClient.resetQueries({ queryKey, type: 'active' });
    },
    [setParams, queryClient],
  );
  return {
    filters,
    pages: readPages(params),
    search,
    clear: useCallback(() => search(noFilters), [search]),
    setPages: useCallback(
      (pages: number) => {
        setParams(paramsOf(filters, pages), { replace: true, preventScrollReset: true });
      },
      [setParams, filters],
    ),
  };
}
