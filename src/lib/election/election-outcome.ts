export const outcomeWords = {
  eleito: 'Eleito(a)',
  segundo_turno: 'Foi ao 2º turno',
  nao_eleito: 'Não eleito(a)',
} as const;

export type Outcome = keyof typeof outcomeWords;

/** A copy kept on a device may have the outcome alone. */
export interface PublishedResult {
  situacao: string;
  percentual?: number;
  turno?: { turno: number; fonte_data: string | null } | null;
}

export function isOutcome(situacao: string): situacao is Outcome {
  return Object.hasOwn(outcomeWords, situacao);
}

/** Null without a published round; copies may lack `resultados`. */
export function lastOutcome(resultados: readonly { situacao: string }[] | undefined): Outcome | null {
  const outcomes = resultados?.map(({ situacao }) => situacao).filter(isOutcome);
  return outcomes?.toSorted()[0] ?? null;
}

export function outcomeWord(candidate: { resultados?: { situacao: string }[] }): string | null {
  const outcome = lastOutcome(candidate.resultados);
  return outcome && outcomeWords[outcome];
}
