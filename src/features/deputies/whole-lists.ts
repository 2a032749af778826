import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { keptRead } from '@/lib/offline/offline-persister';
import { isOfSitting, isSample, noFilters, uniqueDeputies } from './model';
import { ask, askDeputies, day, deputyQueries, minute } from './queries';
import { id } from './schema';

/** Seats of the Chamber (Complementary Law 78/1993). */
export const seats = 513;

/**
 * The numbers of everybody whom the Chamber lists as in exercise: few or none while a new legislature's list is made, or
 * while an answer from before it is still shown.
 */
export const listedQuery = queryOptions({
  queryKey: deputyQueries.sitting(),
  queryFn: async ({ signal }) => {
    const whole = { itens: 1000, pagina: 1, ordenarPor: 'nome', ordem: 'ASC' };
    const { dados, links, origem } = await ask(
      '/deputados',
      whole,
      z.array(z.object({ id, idLegislatura: z.int() })),
      signal,
    );
    if (isSample(origem) || links.some(({ rel }) => rel === 'next'))
      throw new Error('The list of deputies is not whole');
    return [...new Set(dados.filter(isOfSitting).map((deputy) => deputy.id))];
  },
  staleTime: 10 * minute,
});

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
