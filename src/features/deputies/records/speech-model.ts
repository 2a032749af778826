import type { Speech } from './collection-schema';

/** '' where the Chamber gives no day. */
const dayOf = ({ dataHoraInicio }: Speech): string =>
  /^\d{4}-\d{2}-\d{2}/.test(dataHoraInicio ?? '') ? (dataHoraInicio ?? '') : '';

/** Undated ones last; the Chamber sorts at times, and repeats some. */
export function arrangeSpeeches(speeches: readonly Speech[]): Speech[] {
  const byRow = new Map(speeches.map((speech, at) => [dayOf(speech) ? JSON.stringify(speech) : at, speech]));
  return [...byRow.values()].toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)));
}
