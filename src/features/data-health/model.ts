import { addDays, eachDayOfInterval, isWeekend, lightFormat, parseISO } from 'date-fns';
import type { SetHealth, SetName } from './schema';

export type Situation =
  | { kind: 'current' | 'recess' | 'stopped' | 'copy' | 'both' | 'unread' | 'live' | 'away' }
  | { kind: 'late'; days: number }
  | { kind: 'published' | 'read'; day: string };

/** Days without a reading before a set counts as late; the Chamber votes on working days. */
const rules: Partial<Record<SetName, { days: number; isVoting: boolean }>> = {
  deputados: { days: 2, isVoting: false },
  votacoes: { days: 1, isVoting: true },
  votos: { days: 1, isVoting: true },
  orientacoes: { days: 1, isVoting: true },
  despesas: { days: 3, isVoting: false },
};

const failuresOfAStop = 5;

/** 18–31 July and 23 December–1 February (Constitution, art. 57): the Chamber does not vote. `day` is AAAA-MM-DD. */
export function isRecess(day: string): boolean {
  const date = day.slice(5);
  return (date >= '07-18' && date <= '07-31') || date >= '12-23' || date <= '02-01';
}

/** Days after `from` up to `to` (AAAA-MM-DD), midnights of the reader's own calendar. */
function daysAfter(from: string, to: string): Date[] {
  const [first, last] = [addDays(parseISO(from), 1), parseISO(to)];
  return first <= last ? eachDayOfInterval({ start: first, end: last }) : [];
}

function isVotingDay(day: Date): boolean {
  return !isWeekend(day) && !isRecess(lightFormat(day, 'yyyy-MM-dd'));
}

/** Sets requested when a screen opens, which a copy may answer in their place. */
export const asked: readonly SetName[] = [
  'lista_de_deputados',
  'perfis',
  'despesas_uma_a_uma',
  'discursos',
  'proposicoes',
  'noticias',
];

/** Live only where the source itself gave the last answer, today; nothing is claimed of a day without a question. */
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

/** Rounds of an election, whose day is that of the court's publication. */
const published: readonly SetName[] = ['turno_1', 'turno_2'];

/**
 * The situation of a set on a day in Brasília; `readOn` is the day there of its last reading. A set without a rule is neither
 * in time nor late: its day is all that is shown.
 */
export function situationOf(
  { conjunto, origem, falhas }: Pick<SetHealth, 'conjunto' | 'origem' | 'falhas'>,
  readOn: string | null,
  today: string,
): Situation {
  if (asked.includes(conjunto)) return situationOfAsked({ origem, falhas }, readOn, today);
  if (falhas >= failuresOfAStop) return { kind: 'stopped' };
  if (readOn === null) return { kind: 'unread' };
  if (origem === 'copia') return { kind: 'copy' };
  const rule = rules[conjunto];
  if (rule === undefined) return { kind: published.includes(conjunto) ? 'published' : 'read', day: readOn };
  const { days, isVoting } = rule;
  const passed = daysAfter(readOn, today).filter((day) => !isVoting || isVotingDay(day)).length;
  if (passed > days) return { kind: 'late', days: passed - days };
  return { kind: isVoting && isRecess(today) ? 'recess' : 'current' };
}
