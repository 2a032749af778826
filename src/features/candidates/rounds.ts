import { ballotText, type CandidateSummary } from './model';

export interface Share {
  id: string;
  nome: string;
  ballot: string;
  percentual: number;
  situacao: string;
  /** When the court was read, AAAA-MM-DD. */
  day: string | null;
}

/** In the list's order; empty without a published round. */
export function sharesOf(turno: 1 | 2, candidates: readonly CandidateSummary[]): Share[] {
  return candidates.flatMap((candidate) =>
    (candidate.resultados ?? []).flatMap(({ situacao, percentual, turno: round }) => {
      if (round?.turno !== turno || percentual === undefined) return [];
      const { id, nome } = candidate;
      return [{ id, nome, ballot: ballotText(candidate), percentual, situacao, day: round.fonte_data }];
    }),
  );
}
