/** How one set of the Chamber's data was last read, as `saude_dos_dados` answers. */
export interface SetHealth {
  conjunto: 'deputados' | 'votacoes' | 'votos' | 'orientacoes' | 'despesas';
  /** Latest day of the data, AAAA-MM-DD. */
  dados_ate: string | null;
  /** When it was last read without an error. */
  lido_em: string | null;
  origem: string | null;
  /** Failures since then, at most 5. */
  falhas: number;
  registros: number | null;
  /** Of nominal roll calls: those whose votes are here. */
  com_votos: number | null;
}

export type Situation =
  { kind: 'current' | 'recess' | 'stopped' | 'copy' | 'unread' } | { kind: 'late'; days: number };

/** Days without a reading before a set counts as late; the Chamber votes on working days. */
const rules: Readonly<Record<SetHealth['conjunto'], { days: number; isVoting: boolean }>> = {
  deputados: { days: 2, isVoting: false },
  votacoes: { days: 1, isVoting: true },
  votos: { days: 1, isVoting: true },
  orientacoes: { days: 1, isVoting: true },
  despesas: { days: 3, isVoting: false },
};

const failuresOfAStop = 5;
const dayMs = 86_400_000;

/** 18–31 July and 23 December–1 February (Constitution, art. 57): the Chamber does not vote. `day` is AAAA-MM-DD. */
export function isRecess(day: string): boolean {
  const date = day.slice(5);
  return (date >= '07-18' && date <= '07-31') || date >= '12-23' || date <= '02-01';
}

function isVotingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isRecess(day);
}

/** The days after `from` up to `to`, both AAAA-MM-DD. */
function daysBetween(from: string, to: string): string[] {
  const start = Date.parse(`${from}T00:00:00Z`);
  const count = Math.max(0, Math.round((Date.parse(`${to}T00:00:00Z`) - start) / dayMs));
  return Array.from({ length: count }, (_, at) =>
    new Date(start + (at + 1) * dayMs).toISOString().slice(0, 10),
  );
}

/** The situation of a set on a day in Brasília; `readOn` is the day there of its last reading. */
export function situationOf(
  { conjunto, origem, falhas }: Pick<SetHealth, 'conjunto' | 'origem' | 'falhas'>,
  readOn: string | null,
  today: string,
): Situation {
  if (falhas >= failuresOfAStop) return { kind: 'stopped' };
  if (readOn === null) return { kind: 'unread' };
  if (origem === 'copia') return { kind: 'copy' };
  const { days, isVoting } = rules[conjunto];
  const passed = daysBetween(readOn, today).filter((day) => !isVoting || isVotingDay(day)).length;
  if (passed > days) return { kind: 'late', days: passed - days };
  return { kind: isVoting && isRecess(today) ? 'recess' : 'current' };
}
