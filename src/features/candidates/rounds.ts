import { ballotText, type CandidateSummary } from './model';

/** A candidacy in a published round. */
export interface Share {
  id: string;
  nome: string;
  ballot: string;
  percentual: number;
  situacao: string;
  /** When the court was read, AAAA-MM-DD. */
  day: string | null;
}

/** The candidacies of a published round in the list's order; empty where it is not published. */
export function sharesOf(turno: 1 | 2, candidates: readonly CandidateSummary[]): Share[] {
  return candidates.flatMap((candidate) =>
    (candidate.resultados ?? []).flatMap(({ situacao, percentual, turno: round }) => {
      if (round?.turno !== turno || percentual === undefined) return [];
      const { id, nome } = candidate;
      return [{ id, nome, ballot: ballotText(candidate), percentual, situacao, day: round.fonte_data }];
    }),
  );
}
