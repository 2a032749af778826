import type { FileContents } from './file-schemas.ts';

/** Only between the days of its first and last sight. */
export function partyOn(
  periods: FileContents['partidos-no-voto'],
  deputy: number,
  day: string,
): string | null {
  return periods[deputy]?.find(({ de, ate }) => de <= day && day <= ate)?.partido ?? null;
}
