import type { FileContents } from './file-schemas.ts';

/** The party of a deputy on a day: known from the first to the last day that it was seen, and on no other. */
export function partyOn(
  periods: FileContents['partidos-no-voto'],
  deputy: number,
  day: string,
): string | null {
  return periods[deputy]?.find(({ de, ate }) => de <= day && day <= ate)?.partido ?? null;
}
