import { infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query';
import { persistedPages, persisted } from '@/lib/offline/offline-persister';
import { passingIf } from '@/lib/offline/offline-queries';
import { publicDb } from '@/lib/supabase/public-client';
import { searchedText } from '@/lib/text/searched-text';
import type { PageOptions, VoteFilters, VoteRecord } from './model';
import { summarySchema } from './schema';
import { voteTexts } from './texts';

/** Rows per read; a file requests the database's most. */
const pageSize = 20;
const filePageSize = 50;

/** Newest first; never with a session. */
async function fetchVotes(
  deputy: number,
  { ano, tema, voto, texto, principais }: VoteFilters,
  { after, limit }: PageOptions,
  signal?: AbortSignal,
): Promise<VoteRecord[]> {
  const reading = publicDb.rpc(
    'votos_do_deputado',
    {
      p_deputado: deputy,
      p_limite: limit,
      ...(after !== 0 && { p_antes: after }),
      ...(ano !== '' && { p_ano: Number(ano) }),
      ...(tema !== '' && { p_tema: tema }),
      ...(voto !== '' && { p_voto: Number(voto) }),
      ...(texto !== '' && { p_texto: searchedText(texto) }),
      ...(principais !== '' && { p_so_principais: true }),
    },
    { get: true },
  );
  const { data } = await (signal ? reading.abortSignal(signal) : reading)
    .overrideTypes<VoteRecord[], { merge: false }>()
    .throwOnError();
  return data;
}

/** Page by page, for a file. Throws when one page does not come. */
export async function fetchAllVotes(deputy: number, filters: VoteFilters): Promise<VoteRecord[]> {
  const records: VoteRecord[] = [];
  for (;;) {
    const after = records.at(-1)?.votacao_id ?? 0;
    const page = await fetchVotes(deputy, filters, { after, limit: filePageSize });
    records.push(...page);
    if (page.length < filePageSize) return records;
  }
}

/** This feature owns the functions about votes. */
export const voteQueries = {
  all: () => ['votes'] as const,
  ofDeputy: (id: number, filters: VoteFilters) =>
    infiniteQueryOptions({
      queryKey: [...voteQueries.all(), 'deputy', id, filters, ...passingIf(filters)],
      queryFn: ({ signal, pageParam }) =>
        fetchVotes(id, filters, { after: pageParam, limit: pageSize }, signal),
      initialPageParam: 0,
      getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.votacao_id),
      persister: persistedPages<VoteRecord[], QueryKey>,
      meta: { reloadToast: { title: 'Erro', description: voteTexts.loadError } },
    }),
  summary: (id: number) =>
    queryOptions({
      queryKey: [...voteQueries.all(), 'summary', id],
      queryFn: async ({ signal }) => {
        const { data } = await publicDb
          .rpc('resumo_de_votos', { p_deputado: id }, { get: true })
          .abortSignal(signal)
          .single()
          .throwOnError();
        return summarySchema.parse(data);
      },
      persister: persisted,
    }),
  /** With most of the party of the day. */
  majority: (id: number) =>
    queryOptions({
      queryKey: [...voteQueries.all(), 'majority', id],
      queryFn: async ({ signal }) => {
        const { data } = await publicDb
          .rpc('maioria_do_partido', { p_deputado: id }, { get: true })
          .abortSignal(signal)
          .single()
          .throwOnError();
        return data;
      },
      persister: persisted,
    }),
};
