import { formatDay } from '@/lib/text/format';

export const dayWords = {
  until: 'Dados até',
  gathered: 'Dados reunidos até',
  copied: 'Cópia com dados até',
  asked: 'Dados lidos em',
  chosen: 'Escolhas lidas em',
  /** When a page was built, which is the day of no fact. */
  made: 'Página feita em',
  voted: 'Votação em',
} as const;

type DayKind = keyof typeof dayWords;

export function dayText(kind: DayKind, day: string): string {
  return momentText(kind, formatDay(day));
}

export function momentText(kind: DayKind, written: string): string {
  return `${dayWords[kind]} ${written}`;
}

export function untilText(day: string | null): string {
  return day === null ? 'De quando são os dados' : dayText('until', day);
}

/** AAAA-MM-DD of the oldest record; null when none is dated. */
export function oldestDay(records: readonly { dados_ate?: string | null }[]): string | null {
  const days = records.flatMap(({ dados_ate }) => dados_ate ?? []);
  return days.toSorted()[0] ?? null;
}
