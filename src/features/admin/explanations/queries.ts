import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { isIdOf } from '@/lib/ids';
import { loadUserClient } from '@/lib/supabase/load-user-client';
import { searchedText } from '@/lib/text/searched-text';
import { wholeList } from '@/lib/whole-list';
import type { ExplainedRollCall, PanelExplanation, QueuedRollCall } from './model';

/** '' is everything. */
export interface QueueFilters {
  tipo: string;
  texto: string;
}

export const wholeQueue: QueueFilters = { tipo: '', texto: '' };

const pageSize = 20;

async function fetchQueue({ tipo, texto }: QueueFilters, after: number, signal: AbortSignal) {
  const { userDb } = await loadUserClient();
  const { data } = await userDb
    .rpc('fila_de_explicacoes', {
      ...(after !== 0 && { p_antes: after }),
      ...(tipo !== '' && { p_tipo: tipo }),
      ...(texto !== '' && { p_texto: searchedText(texto) }),
    })
    .abortSignal(signal)
    .overrideTypes<QueuedRollCall[], { merge: false }>()
    .throwOnError();
  return data;
}

async function fetchExplanations(signal: AbortSignal): Promise<PanelExplanation[]> {
  const { userDb } = await loadUserClient();
  const rows = await wholeList('votacao_id', 0, (after) =>
    userDb
      .rpc('explicacoes_do_painel')
      .gt('votacao_id', after)
      .order('votacao_id')
      .abortSignal(signal)
      .overrideTypes<PanelExplanation[], { merge: false }>()
      .throwOnError(),
  );
  return rows.toSorted((a, b) => b.dia.localeCompare(a.dia) || b.votacao_id - a.votacao_id);
}

async function fetchRollCall(id: string, signal: AbortSignal): Promise<ExplainedRollCall | null> {
  if (!isIdOf('rollCall', id)) return null;
  const { userDb } = await loadUserClient();
  const { data } = await userDb
    .from('camara_votacoes')
    .select('votacao_id:id, id_camara, dia, titulo, ementa, descricao, tipo, nominal')
    .eq('id_camara', id)
    .abortSignal(signal)
    .maybeSingle()
    .overrideTypes<ExplainedRollCall, { merge: false }>()
    .throwOnError();
  return data;
}

/** Keys hold the user's id, so that leaving removes the data. */
export const votesPanelQueries = {
  all: (userId: string) => ['votes panel', userId] as const,
  explanations: (userId: string) =>
    queryOptions({
      queryKey: [...votesPanelQueries.all(userId), 'explanations'],
      queryFn: ({ signal }) => fetchExplanations(signal),
      staleTime: 0,
      refetchOnWindowFocus: false,
    }),
  queue: (userId: string, filters: QueueFilters) =>
    infiniteQueryOptions({
      queryKey: [...votesPanelQueries.all(userId), 'queue', filters],
      queryFn: ({ signal, pageParam }) => fetchQueue(filters, pageParam, signal),
      initialPageParam: 0,
      getNextPageParam: (page) => (page.length < pageSize ? undefined : page.at(-1)?.votacao_id),
      staleTime: 0,
      refetchOnWindowFocus: false,
    }),
  rollCall: (userId: string, id: string) =>
    queryOptions({
      queryKey: [...votesPanelQueries.all(userId), 'roll call', id],
      queryFn: ({ signal }) => fetchRollCall(id, signal),
      refetchOnWindowFocus: false,
    }),
};
