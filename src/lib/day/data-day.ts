import { formatDay } from '@/lib/text/format';

/** What a day beside data is the day of, in the words before it. */
export const dayWords = {
  /** Until when a set goes. */
  until: 'Dados até',
  /** Until when a record's facts were put together. */
  gathered: 'Dados reunidos até',
  /** Until when a copy goes that answered in the source's place. */
  copied: 'Cópia com dados até',
  /** When the source itself was asked. */
  asked: 'Dados lidos em',
  /** When a person's own list was read. */
  chosen: 'Escolhas lidas em',
  /** When a page was built, which is the day of no fact. */
  made: 'Página feita em',
  /** When people voted. */
  voted: 'Votação em',
} as const;

type DayKind = keyof typeof dayWords;

/** 'Dados até 24/07/2026': the one way to a sentence of what is shown and of which day. `day` is AAAA-MM-DD. */
export function dayText(kind: DayKind, day: string): string {
  return momentText(kind, formatDay(day));
}

/** The same of a day, or a day and an hour, that is written already. */
export function momentText(kind: DayKind, written: string): string {
  return `${dayWords[kind]} ${written}`;
}

/** The name of the way to how old data are: until when they go, where that is known (AAAA-MM-DD). */
export function untilText(day: string | null): string {
  return day === null ? 'De quando são os dados' : dayText('until', day);
}

/** Until when records were put together: the day of the oldest (AAAA-MM-DD); null where none tells it. */
export function oldestDay(records: readonly { dados_ate?: string | null }[]): string | null {
  const days = records.flatMap(({ dados_ate }) => dados_ate ?? []);
  return days.toSorted()[0] ?? null;
}
