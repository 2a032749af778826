import { queryOptions } from '@tanstack/react-query';
import { loadUserClient } from '@/lib/supabase/load-user-client';
import {
  type ActivityCount,
  countStatuses,
  type ListedCandidate,
  type ListFilters,
  type StatusCounts,
  statusOf,
  weekBefore,
} from './model';

/** Spec §7: the role of one person, at most one row. The database decides every act again; this only opens the panel. */
export async function fetchIsAdmin(userId: string, signal?: AbortSignal): Promise<boolean> {
  const { userDb } = await loadUserClient();
  const query = userDb.from('user_roles').select('role').eq('user_id', userId).eq('role', 'admin');
  const { data } = await (signal ? query.abortSignal(signal) : query).maybeSingle().throwOnError();
  return data !== null;
}

/** Spec §7: the status of all records. The total is counted by the database, which answers at most 1000 rows. */
async function fetchStatusCounts(signal: AbortSignal): Promise<StatusCounts> {
  const { userDb } = await loadUserClient();
  const { data, count } = await userDb
    .from('candidatos_presidencia_2026')
    .select('status', { count: 'exact' })
    .abortSignal(signal)
    .throwOnError();
  return countStatuses(data, count);
}

/** Spec §7: the entries of the last 7 days, counted. */
async function fetchActivity(signal: AbortSignal): Promise<ActivityCount> {
  const { userDb } = await loadUserClient();
  const { data, count } = await userDb
    .from('audit_log')
    .select('id', { count: 'exact' })
    .gte('created_at', weekBefore(new Date()).toISOString())
    .abortSignal(signal)
    .throwOnError();
  return count ?? data.length;
}

const listColumns =
  'id, nome, foto_url, partido_sigla, partido_nome, election_year, status, updated_at' as const;

/** Spec §7: by the last change, with an optional status and an optional year. */
async function fetchList({ status, year }: ListFilters, signal: AbortSignal): Promise<ListedCandidate[]> {
  const { userDb } = await loadUserClient();
  let query = userDb.from('candidatos_presidencia_2026').select(listColumns);
  if (status !== null) query = query.eq('status', status);
  if (year !== null) query = query.eq('election_year', year);
  const { data } = await query.order('updated_at', { ascending: false }).abortSignal(signal).throwOnError();
  return data.map((row) => ({ ...row, status: statusOf(row.status) }));
}

/** The panel's keys and reads. Every key holds the user's id, so that leaving takes the data away. */
export const adminQueries = {
  all: (userId: string) => ['admin', userId] as const,
  roles: (userId: string) => [...adminQueries.all(userId), 'role'] as const,
  /** Read again at every screen of the panel (`pathname`); not in the background, which would close an open form. */
  role: (userId: string, pathname: string) =>
    queryOptions({
      queryKey: [...adminQueries.roles(userId), pathname],
      queryFn: ({ signal }) => fetchIsAdmin(userId, signal),
      staleTime: 0,
      gcTime: 0,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
  statusCounts: (userId: string) =>
    queryOptions({
      queryKey: [...adminQueries.all(userId), 'counts'],
      queryFn: ({ signal }) => fetchStatusCounts(signal),
      staleTime: 0,
    }),
  activity: (userId: string) =>
    queryOptions({
      queryKey: [...adminQueries.all(userId), 'activity'],
      queryFn: ({ signal }) => fetchActivity(signal),
      staleTime: 0,
    }),
  list: (userId: string, filters: ListFilters) =>
    queryOptions({
      queryKey: [...adminQueries.all(userId), 'list', filters],
      queryFn: ({ signal }) => fetchList(filters, signal),
      staleTime: 0,
    }),
};
