/** In Brasília, AAAA-MM-DD: days compare as texts. */
type Day = string;

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

export const electedLegislature = 58;

export type ElectionPhase = 'antes' | 'entre_turnos' | 'encerrada' | 'empossado' | 'nova_camara';

/** An election day belongs to the phase before its count. */
export function electionPhase(day: Day): ElectionPhase {
  if (day <= civicDays.firstRound) return 'antes';
  if (day <= civicDays.secondRound) return 'entre_turnos';
  if (day < civicDays.inauguration) return 'encerrada';
  return day < civicDays.legislature ? 'empossado' : 'nova_camara';
}

/** Everybody of 2026 was on the first ballot: it is to come, or past. */
export function ballotWord(status: 'active' | 'archived', day: Day, isRegistered: boolean): string {
  if (status === 'archived') return 'Fora da urna';
  if (!isRegistered) return 'Registro não informado';
  return electionPhase(day) === 'antes' ? 'Na urna' : 'Esteve na urna';
}

export function isElectionOver(day: Day): boolean {
  return day > civicDays.secondRound;
}
