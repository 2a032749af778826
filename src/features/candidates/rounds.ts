import type { CandidateSummary } from './model';

export interface Share {
  id: string;
  nome: string;
  percentual: number;
  situacao: string;
  /** When the court was read, AAAA-MM-DD. */
  day: string | null;
}

/** In the list's order; empty without a published round. */
export function sharesOf(turno: 1 | 2, candidates: readonly CandidateSummary[]): Share[] {
  return candidates.flatMap(({ id, nome, resultados = [] }) =>
    resultados.flatMap(({ situacao, percentual, turno: round }) =>
      round?.turno === turno && percentual !== undefined
        ? [{ id, nome, percentual, situacao, day: round.fonte_data }]
        : [],
    ),
  );
}
