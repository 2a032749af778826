/** A calendar day in Brasília, AAAA-MM-DD: days compare as texts. */
type Day = string;

/** Each date with its source. */
export const civicDays = {
  /** First Sunday of October (Constitution art. 77; Law 9,504/1997 art. 1). */
  firstRound: '2026-10-04',
  /** Last Sunday of October (the same). */
  secondRound: '2026-10-25',
  /** The president takes office (Constitution art. 82, as amended by EC 111/2021). */
  inauguration: '2027-01-05',
  /** The 58th legislature begins (Constitution art. 57 § 4). */
  legislature: '2027-02-01',
} as const satisfies Record<string, Day>;

/** The legislature that was elected in 2026 and begins on `civicDays.legislature`. */
export const electedLegislature = 58;

export type ElectionPhase = 'antes' | 'entre_turnos' | 'encerrada' | 'empossado' | 'nova_camara';

/** The phase of a day in the presidential election of 2026; an election day belongs to the one before its count. */
export function electionPhase(day: Day): ElectionPhase {
  if (day <= civicDays.firstRound) return 'antes';
  if (day <= civicDays.secondRound) return 'entre_turnos';
  if (day < civicDays.inauguration) return 'encerrada';
  return day < civicDays.legislature ? 'empossado' : 'nova_camara';
}

/** What a candidacy of 2026 is to the first round's ballot, which all were on: to come, or of the past. */
export function ballotWord(status: 'active' | 'archived', day: Day, isRegistered: boolean): string {
  if (status === 'archived') return 'Fora da urna';
  if (!isRegistered) return 'Registro não informado';
  return electionPhase(day) === 'antes' ? 'Na urna' : 'Esteve na urna';
}

/** Whether nobody can vote in the election of 2026 any more. */
export function isElectionOver(day: Day): boolean {
  return day > civicDays.secondRound;
}
