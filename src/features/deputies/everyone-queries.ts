import { queryOptions } from '@tanstack/react-query';
import { keptRead } from '@/lib/offline/offline-persister';
import { isSample, noFilters, uniqueDeputies } from './model';
import { askDeputies, day, deputyQueries } from './queries';

/** Everybody in exercise, or in a legislature, each once. Rejects when it is not certain that nobody is missing. */
async function fetchEveryone(legislatura: string, signal: AbortSignal) {
  const answer = await askDeputies({ ...noFilters, legislatura }, { itens: 1000, pagina: 1 }, signal);
  const { deputies, isEmpty, next, obtidoEm, origem } = answer;
  const isPart = next !== null || isSample(origem);
  if (isPart || isEmpty) throw new Error('The list of deputies is not whole');
  return { deputies: uniqueDeputies(deputies), obtidoEm, origem };
}

/** Whole lists of deputies, for parts that come later than the page of the list or of one of them. */
export const everyoneQueries = {
  /** All deputies in exercise at once, to count and to look through. */
  everyone: () =>
    queryOptions({
      queryKey: [...deputyQueries.all(), 'everyone'],
      queryFn: ({ signal }) => fetchEveryone('', signal),
      persister: keptRead,
      staleTime: day,
    }),
  /** Everybody who sat in a legislature at any time, in exercise or not. */
  everSat: (legislature: number) =>
    queryOptions({
      queryKey: [...deputyQueries.all(), 'everSat', legislature],
      queryFn: ({ signal }) => fetchEveryone(String(legislature), signal),
      persister: keptRead,
      staleTime: day,
    }),
};
