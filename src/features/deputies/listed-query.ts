import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { isOfSitting, isSample } from './model';
import { ask, deputyQueries, minute } from './queries';
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
