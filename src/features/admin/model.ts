import { eachDayOfInterval, lightFormat, parseISO, subDays } from 'date-fns';
import { dayInBrasilia } from '@/lib/text/format';
import { instantOf } from '@/lib/day/instant';
import type { Database } from '@/lib/supabase/database.types';

/** Deleted ones are hidden from everybody but administrators. */
export const statuses = ['active', 'archived', 'deleted'] as const;
export type Status = (typeof statuses)[number];

export const statusWords = {
  active: 'Ativo',
  archived: 'Arquivado',
  deleted: 'Excluído',
} as const satisfies Record<Status, string>;

/** A check allows three words; any other offers least. */
export function statusOf(text: string): Status {
  return statuses.find((status) => status === text) ?? 'deleted';
}

/** For every record with one source of its own. */
export const sourceFieldLabels = { fonte_titulo: 'Título da fonte', fonte_url: 'Endereço da fonte' };

export interface StatusCounts {
  total: number;
  active: number;
  archived: number;
  deleted: number;
}

export function countStatuses(rows: readonly { status: string }[], count: number | null): StatusCounts {
  const having = (status: Status) => rows.filter((row) => row.status === status).length;
  const counts = { active: having('active'), archived: having('archived'), deleted: having('deleted') };
  return { total: count ?? rows.length, ...counts };
}

const activityDays = 7;

/** Spec §9: AAAA-MM-DD in Brasília, today and the six days before. */
export function lastDays(now: Date): string[] {
  const end = parseISO(dayInBrasilia(now.getTime()));
  const days = eachDayOfInterval({ start: subDays(end, activityDays - 1), end });
  return days.map((day) => lightFormat(day, 'yyyy-MM-dd'));
}

export function weekStart(now: Date): Date {
  return new Date(`${lastDays(now)[0] ?? ''}T00:00:00-03:00`);
}

export interface Activity {
  total: number;
  /** Null when the answer does not hold all acts. */
  days: { day: string; acts: number }[] | null;
}

export function countActivity(
  rows: readonly { created_at: string }[],
  count: number | null,
  now: Date,
): Activity {
  const total = count ?? rows.length;
  if (rows.length < total) return { total, days: null };
  const on = rows.map((row) => dayInBrasilia(instantOf(row.created_at)));
  return {
    total,
    days: lastDays(now).map((day) => ({ day, acts: on.filter((other) => other === day).length })),
  };
}

type CandidateRow = Database['public']['Tables']['candidatos_presidencia_2026']['Row'];

export type ListedCandidate = { status: Status } & Pick<
  CandidateRow,
  'id' | 'nome' | 'foto_url' | 'partido_sigla' | 'partido_nome' | 'election_year' | 'updated_at'
>;

export interface ListFilters {
  status: Status | null;
  year: number | null;
}

/** The edit link takes the focus when an act removes the pressed button. */
export const editLinkId = (id: string) => `editar-${id}`;
