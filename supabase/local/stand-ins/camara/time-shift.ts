/** AAAA-MM-DD of a moment in Brasília. */
export function dayInBrasilia(moment: number): string {
  const options = {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'America/Sao_Paulo',
  } as const;
  return new Intl.DateTimeFormat('pt-BR', options).format(moment).split('/').reverse().join('-');
}

const dayMs = 86_400_000;

function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** AAAA-MM-DD: gathered on, and taken for today. */
export interface Dates {
  data: string;
  hoje: string;
}

/** Shifts the question, not the records: six months before the collection's today. */
export interface Shift {
  /** The collection's own today. */
  today: string;
  day(asked: string): string;
  /** A year that the collection reaches is itself; a later one is its last. */
  year(asked: number): number;
  daysBefore(days: number): string;
}

export function shiftTo({ hoje }: Dates, now: number): Shift {
  const realToday = dayInBrasilia(now);
  const days = Math.round((Date.parse(`${hoje}T00:00:00Z`) - Date.parse(`${realToday}T00:00:00Z`)) / dayMs);
  return {
    today: hoje,
    day: (asked) => addDays(asked, days),
    year: (asked) => Math.min(asked, Number(hoje.slice(0, 4))),
    daysBefore: (count) => addDays(hoje, -count),
  };
}
