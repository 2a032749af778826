import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { candidateFields } from '@/lib/candidate-fields';
import { electionYear } from '@/lib/election/election';
import { isIdOf } from '@/lib/ids';
import { loadUserClient } from '@/lib/supabase/load-user-client';
import { compareTexts } from '@/lib/text/text-order';
import { firstUuid, wholeList } from '@/lib/whole-list';
import type { BalanceRecord } from '@/features/admin/balance/balance-model';
import type { CandidateRecord } from './candidate-record';
import {
  type Activity,
  countActivity,
  countStatuses,
  type ListedCandidate,
  type ListFilters,
  type StatusCounts,
  statusOf,
  weekStart,
} from './model';
import { ofPanel, panelKey } from './panel-read';
import { listedSchema, momentsSchema, recordSchema, statusesSchema } from './record-schema';
import { type ChosenSource, publicationSchema } from '@/features/admin/candidate-form/source-choice';

/** Spec §7: answers have at most 1000 rows, so the database counts. */
async function fetchStatusCounts(signal: AbortSignal): Promise<StatusCounts> {
  const { userDb } = await loadUserClient();
  const { data, count } = await userDb
    .from('candidatos_presidencia_2026')
    .select('status', { count: 'exact' })
    .abortSignal(signal)
    .throwOnError();
  return countStatuses(statusesSchema.parse(data), count);
}

async function fetchActivity(signal: AbortSignal): Promise<Activity> {
  const now = new Date();
  const { userDb } = await loadUserClient();
  const { data, count } = await userDb
    .from('audit_log')
    .select('created_at', { count: 'exact' })
    .gte('created_at', weekStart(now).toISOString())
    .abortSignal(signal)
    .throwOnError();
  return countActivity(momentsSchema.parse(data), count, now);
}

const listColumns =
  'id, nome, foto_url, partido_sigla, partido_nome, election_year, status, updated_at' as const;

/** Spec §7: by the last change. */
async function fetchList({ status, year }: ListFilters, signal: AbortSignal): Promise<ListedCandidate[]> {
  const { userDb } = await loadUserClient();
  let query = userDb.from('candidatos_presidencia_2026').select(listColumns);
  if (status !== null) query = query.eq('status', status);
  if (year !== null) query = query.eq('election_year', year);
  const { data } = await query
    .order('updated_at', { ascending: false })
    // Records saved in one go would change places at each reading.
    .order('nome')
    .abortSignal(signal)
    .throwOnError();
  return listedSchema.parse(data).map((row) => ({ ...row, status: statusOf(row.status) }));
}

const recordColumns = [
  ...Object.keys(candidateFields),
  'id, updated_at, updated_by',
  'fontes:candidatos_fontes(campo,posicao,fonte:fontes(id,titulo,veiculo,tipo,publicada_em))',
  'revisoes:candidatos_revisoes(campo,revisado_em,confianca,ressalva)',
].join(', ');

/** Any status; null when there is none, or for another id form. */
export async function fetchRecord(id: string, signal?: AbortSignal): Promise<CandidateRecord | null> {
  if (!isIdOf('candidate', id)) return null;
  const { userDb } = await loadUserClient();
  const query = userDb.from('candidatos_presidencia_2026').select(recordColumns).eq('id', id);
  const { data } = await (signal ? query.abortSignal(signal) : query)
    .maybeSingle()
    .overrideTypes<CandidateRecord | null, { merge: false }>()
    .throwOnError();
  recordSchema.parse(data);
  return data;
}

async function fetchSources(signal: AbortSignal): Promise<ChosenSource[]> {
  const { userDb } = await loadUserClient();
  const rows = await wholeList('id', firstUuid, (after) => {
    const query = userDb.from('fontes').select('id, titulo, veiculo, tipo, publicada_em');
    return query.gt('id', after).order('id').abortSignal(signal).throwOnError();
  });
  const sources = z.array(publicationSchema).parse(rows);
  return sources.toSorted((a, b) => compareTexts(a.veiculo, b.veiculo) || compareTexts(a.titulo, b.titulo));
}

/** The model comes with the read. */
async function fetchBalance(signal: AbortSignal): Promise<BalanceRecord[]> {
  const [{ userDb }, { balanceColumns, balanceSchema }] = await Promise.all([
    loadUserClient(),
    import('@/features/admin/balance/balance-model'),
  ]);
  const { data } = await userDb
    .from('candidatos_presidencia_2026')
    .select(balanceColumns)
    .eq('status', 'active')
    .eq('election_year', electionYear)
    .abortSignal(signal)
    .throwOnError();
  return balanceSchema.parse(data);
}

export const adminQueries = {
  statusCounts: (userId: string) => ofPanel(userId, ['counts'], fetchStatusCounts),
  activity: (userId: string) => ofPanel(userId, ['activity'], fetchActivity),
  list: (userId: string, filters: ListFilters) =>
    ofPanel(userId, ['list', filters], (signal) => fetchList(filters, signal)),
  /** Never cached or refetched: that would overwrite the open form. */
  record: (userId: string, id: string) =>
    queryOptions({
      queryKey: [...panelKey(userId), 'record', id],
      queryFn: ({ signal }) => fetchRecord(id, signal),
      staleTime: 0,
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
  balance: (userId: string) => ofPanel(userId, ['balance'], fetchBalance),
  sources: (userId: string) => ofPanel(userId, ['sources'], fetchSources),
};
