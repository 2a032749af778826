import { addDays, eachDayOfInterval, isWeekend, lightFormat, parseISO } from 'date-fns';
import { isAsked } from './asked-sets';
import type { SetHealth, SetName } from './schema';

export type Situation =
  | { kind: 'current' | 'recess' | 'stopped' | 'copy' | 'both' | 'unread' | 'live' | 'away' }
  | { kind: 'late'; days: number }
  | { kind: 'read'; day: string };

/** Days without a reading before a set is late; the Chamber votes on working days. */
const rules: Partial<Record<SetName, { days: number; isVoting: boolean }>> = {
  deputados: { days: 2, isVoting: false },
  votacoes: { days: 1, isVoting: true },
  votos: { days: 1, isVoting: true },
  orientacoes: { days: 1, isVoting: true },
  despesas: { days: 3, isVoting: false },
};

const failuresOfAStop = 5;

/** Constitution art. 57: 18–31 July, 23 December–1 February; `day` is AAAA-MM-DD. */
export function isRecess(day: string): boolean {
  const date = day.slice(5);
  return (date >= '07-18' && date <= '07-31') || date >= '12-23' || date <= '02-01';
}

/** AAAA-MM-DD, midnights of the reader's own calendar. */
function daysAfter(from: string, to: string): Date[] {
  const [first, last] = [addDays(parseISO(from), 1), parseISO(to)];
  return first <= last ? eachDayOfInterval({ start: first, end: last }) : [];
}

function isVotingDay(day: Date): boolean {
  return !isWeekend(day) && !isRecess(lightFormat(day, 'yyyy-MM-dd'));
}

/** Live only when the source itself answered today. */
function situationOfAsked(
  { origem, falhas }: Pick<SetHealth, 'origem' | 'falhas'>,
  readOn: string | null,
  today: string,
): Situation {
  if (falhas > 0 && origem !== 'copia') return { kind: 'away' };
  if (readOn === null) return { kind: 'unread' };
  if (origem === 'ambas') return { kind: 'both' };
  if (origem !== 'api') return { kind: 'copy' };
  return readOn === today ? { kind: 'live' } : { kind: 'read', day: readOn };
}

/** `readOn` is a day in Brasília; sets without a rule show only their day. */
export function situationOf(
  { conjunto, origem, falhas }: Pick<SetHealth, 'conjunto' | 'origem' | 'falhas'>,
  readOn: string | null,
  today: string,
): Situation {
  if (isAsked(conjunto)) return situationOfAsked({ origem, falhas }, readOn, today);
  if (falhas >= failuresOfAStop) return { kind: 'stopped' };
  if (readOn === null) return { kind: 'unread' };
  if (origem === 'copia') return { kind: 'copy' };
  const rule = rules[conjunto];
  if (rule === undefined) return { kind: 'read', day: readOn };
  const { days, isVoting } = rule;
  const passed = daysAfter(readOn, today).filter((day) => !isVoting || isVotingDay(day)).length;
  if (passed > days) return { kind: 'late', days: passed - days };
  return { kind: isVoting && isRecess(today) ? 'recess' : 'current' };
}
