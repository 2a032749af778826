import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { persisted } from '@/lib/offline/offline-persister';
import { dataDay, isListedNow, isSample, uniqueDeputies } from '@/features/deputies/model';
import { ask, deputyList, wholeList } from '@/features/deputies/records/chamber-reads';
import { day, deputyQueries } from '@/features/deputies/queries';
import { id, type Link, type Origin, rowsOf } from '@/features/deputies/schema';
import type { SittingList } from '@/features/deputies/standing';

/** Complementary Law 78/1993. */
export const seats = 513;

const notWhole = () => new Error('The list of deputies is not whole');

function isPart(links: readonly Link[], origem: Origin): boolean {
  return isSample(origem) || links.some(({ rel }) => rel === 'next');
}

/** Few or none while a new legislature's list is being made. */
export async function fetchSitting(signal: AbortSignal): Promise<SittingList> {
  const row = z.object({ id, idLegislatura: z.int() });
  const { dados, links, ...provenance } = await ask('/deputados', wholeList, rowsOf(row), signal);
  if (isPart(links, provenance.origem) || dados.bad > 0) throw notWhole();
  const ids = new Set(dados.good.filter(isListedNow).map((deputy) => deputy.id));
  return { ids: [...ids], day: dataDay(provenance) };
}

/** Each person once, with unreadable rows. Rejects for a partial list. */
async function fetchEveryone(legislatura: string, signal: AbortSignal) {
  const parameters = { ...wholeList, idLegislatura: legislatura };
  const { dados, links, obtidoEm, origem } = await ask('/deputados', parameters, deputyList, signal);
  if (isPart(links, origem) || dados.good.length === 0) throw notWhole();
  const deputies = legislatura === '' ? dados.good.filter(isListedNow) : dados.good;
  return { deputies: uniqueDeputies(deputies), leftOut: dados.bad, obtidoEm, origem };
}

/** Loads after the page. */
export const everyoneQueries = {
  /** All in exercise at once, to count and look through. */
  everyone: () =>
    queryOptions({
      queryKey: [...deputyQueries.all(), 'everyone'],
      queryFn: ({ signal }) => fetchEveryone('', signal),
      persister: persisted,
      staleTime: day,
    }),
  /** At any time, in exercise or not. */
  everSat: (legislature: number) =>
    queryOptions({
      queryKey: [...deputyQueries.all(), 'everSat', legislature],
      queryFn: ({ signal }) => fetchEveryone(String(legislature), signal),
      persister: persisted,
      staleTime: day,
    }),
};
