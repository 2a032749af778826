import type { FieldKind } from '@/lib/candidate-fields';
import { formatDate, formatDay } from '@/lib/text/format';
import { formatCount } from '@/lib/text/format-count';
import { isKeyed } from '@/features/candidates/history/changes';
import { fieldRows, wordsOfKind } from './facts-model';
import { mandatesOf, mandateYears } from './model';
import { themes, themeTexts } from './themes';

export type CodeWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Format = (value: unknown) => string;

const day: Format = (value) => (typeof value === 'string' ? formatDay(value) : String(value));
const moment: Format = (value) => (typeof value === 'string' ? formatDate(value) : String(value));
const count: Format = (value) => (typeof value === 'number' ? formatCount(value) : String(value));

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

const ofColumn: Readonly<Record<string, Format>> = {
  brancos: count,
  comparecimento: count,
  conferido_em: moment,
  consultada_em: day,
  desde: day,
  eleitorado: count,
  fonte_data: day,
  nulos: count,
  proclamado_em: day,
  publicada_em: day,
  revisado_em: day,
  validos: count,
};

const formats: ReadonlyMap<string, Format | undefined> = new Map([
  ...Object.entries(ofColumn),
  ...fieldRows.map(([column, { kind }]) => [column, ofKind[kind]] as const),
]);

/** Line by line, never as the database keeps them. */
function plainText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(plainText).join('; ');
  if (typeof value !== 'object' || value === null) return 'Não informado';
  return Object.entries(value)
    .map(([name, one]) => `${name}: ${plainText(one)}`)
    .join('\n');
}

/** Null where nothing is said. */
export function valueText(column: string, value: unknown, codes: CodeWords): string | null {
  if (value === null || value === undefined) return null;
  if (isKeyed(value) && value['oculto'] === true) return 'Oculto do público';
  const code = typeof value === 'string' ? codes[column]?.[value] : undefined;
  const format = formats.get(column) ?? plainText;
  return (code ?? format(value)) || null;
}
