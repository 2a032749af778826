import { type Changes, isKeyed } from './changes';
import { confidenceText } from '@/features/candidates/sources/source-words';
import { type RecordWords, valueText } from '@/features/candidates/column-values';
import { labelOf } from '@/features/candidates/facts-model';

/** By `candidatos_fontes.campo`: a column, or the first round's result. */
export function factLabel(fact: string): string {
  return fact === 'resultado_1turno' ? 'Resultado do 1º turno' : labelOf(fact);
}

const sourcesOf = 'fontes_de_';

const termOf = (column: string, { labels }: RecordWords) =>
  column.startsWith(sourcesOf)
    ? `Fontes: ${factLabel(column.slice(sourcesOf.length))}`
    : (labels[column] ?? column);

/** Titles, then confidence and caveat. */
function sourceWords(value: unknown): string | null {
  if (!isKeyed(value) || !Array.isArray(value['fontes'])) return null;
  const { fontes, confianca, ressalva } = value;
  const parts = [
    ...fontes.filter((title) => typeof title === 'string'),
    ...(typeof confianca === 'string' ? [confidenceText(confianca)] : []),
    ...(typeof ressalva === 'string' ? [`Ressalva: ${ressalva}`] : []),
  ];
  return parts.length === 0 ? 'Fonte não informada' : parts.join('\n');
}

function textOf(column: string, value: unknown, words: RecordWords): string | null {
  return (column.startsWith(sourcesOf) ? sourceWords(value) : null) ?? valueText(column, value, words);
}

export interface ChangeLine {
  label: string;
  /** Null where nothing is said. */
  before: string | null;
  after: string | null;
}

/** In the screen's order; unknown columns last. */
export function changeLines(changes: Changes | null, words: RecordWords): ChangeLine[] {
  const order = Object.keys(words.labels);
  const rank = (column: string) => (order.includes(column) ? order.indexOf(column) : order.length);
  return Object.entries(changes ?? {})
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .map(([column, { before, after }]) => ({
      label: termOf(column, words),
      before: textOf(column, before, words),
      after: textOf(column, after, words),
    }))
    .filter(({ before, after }) => (before ?? after) !== null);
}

/** Acts read at once. */
export const historyPage = 20;
