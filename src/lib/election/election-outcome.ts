/** What a published round says of a candidacy, in a card's one word. */
export const outcomeWords = {
  eleito: 'Eleito(a)',
  segundo_turno: 'Foi ao 2º turno',
  nao_eleito: 'Não eleito(a)',
} as const;

export type Outcome = keyof typeof outcomeWords;

/** What one published round said of a candidacy; a copy kept on a device may have the outcome alone. */
export interface PublishedResult {
  situacao: string;
  percentual?: number;
  turno?: { turno: number; fonte_data: string | null } | null;
}

/** Narrows the database's text to the three words. */
export function isOutcome(situacao: string): situacao is Outcome {
  return Object.hasOwn(outcomeWords, situacao);
}

/**
 * Null when no round is published; by the alphabet what is final comes before 'segundo_turno'.
 * @param resultados absent from a copy kept on a device before results were read.
 */
export function lastOutcome(resultados: readonly { situacao: string }[] | undefined): Outcome | null {
  const outcomes = resultados?.map(({ situacao }) => situacao).filter(isOutcome);
  return outcomes?.toSorted()[0] ?? null;
}

/** The word of the last published outcome, null when there is none. */
export function outcomeWord(candidate: { resultados?: { situacao: string }[] }): string | null {
  const outcome = lastOutcome(candidate.resultados);
  return outcome && outcomeWords[outcome];
}
