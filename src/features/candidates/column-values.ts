import type { FieldKind } from '@/lib/candidate-fields';
import { isKeyed } from '@/features/candidates/history/changes';
import { fieldRows, wordsOfKind } from './facts-model';
import { mandatesOf, mandateYears } from './model';
import { themes, themeTexts } from './themes';

type Texts = Readonly<Record<string, string>>;

export type Format = (value: unknown) => string;

/** How a record's columns are said, in the screen's order. */
export interface RecordWords {
  labels: Texts;
  /** Words of a column's codes. */
  codes: Readonly<Record<string, Texts>>;
  formats: Readonly<Record<string, Format | undefined>>;
}

function themeLines(value: unknown): string {
  const texts = themeTexts(value);
  return themes.flatMap(({ key, title }) => (texts.has(key) ? `${title}: ${texts.get(key)}` : [])).join('\n');
}

function mandateLines(value: unknown): string {
  return mandatesOf(value)
    .map((mandate) => `${mandate.cargo}, ${mandateYears(mandate)}`)
    .join('\n');
}

const ofKind: Readonly<Partial<Record<FieldKind, Format>>> = {
  ...wordsOfKind,
  mandates: mandateLines,
  themes: themeLines,
};

/** A candidate's; the public and the panel have their own words for the status. */
export const candidateWords = (statusWords: Texts): RecordWords => ({
  labels: Object.fromEntries(fieldRows.map(([column, { label }]) => [column, label])),
  codes: { status: statusWords },
  formats: Object.fromEntries(fieldRows.map(([column, { kind }]) => [column, ofKind[kind]])),
});

/** Line by line, never as the database keeps them. */
function plainText(value: unknown, words: RecordWords): string {
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map((one) => plainText(one, words)).join('; ');
  if (typeof value !== 'object' || value === null) return 'Não informado';
  return Object.entries(value)
    .map(([name, one]) => `${words.labels[name] ?? name}: ${valueText(name, one, words) ?? 'Não informado'}`)
    .join('\n');
}

/** Null where nothing is said. */
export function valueText(column: string, value: unknown, words: RecordWords): string | null {
  if (value === null || value === undefined) return null;
  if (isKeyed(value) && value['oculto'] === true) return 'Oculto do público';
  const code = typeof value === 'string' ? words.codes[column]?.[value] : undefined;
  return (code ?? words.formats[column]?.(value) ?? plainText(value, words)) || null;
}
