import { ageText } from '@/features/politicians/age';
import { formatDay, formatMoney } from '@/lib/format';
import { formatCount } from '@/lib/format-count';
import { candidateFields, type FieldRow } from './candidate-fields';
import { isKeyed } from './changes';
import { mandatesOf, mandateYears, originName } from './model';
import { themes, themeTexts } from './themes';

/** Words of coded values, by column. */
export type CodeWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

const unknown = 'Não informado';

type Format = (value: unknown) => string;

const day: Format = (value) => (typeof value === 'string' ? formatDay(value) : String(value));
const count: Format = (value) => (typeof value === 'number' ? formatCount(value) : String(value));
const money: Format = (value) => {
  const sum = typeof value === 'string' ? Number(value) : value;
  return typeof sum === 'number' && !Number.isNaN(sum) ? formatMoney(sum) : String(value);
};

function themeLines(value: unknown): string {
  const texts = themeTexts(value);
  return themes.flatMap(({ key, title }) => (texts.has(key) ? `${title}: ${texts.get(key)}` : [])).join('\n');
}

function mandateLines(value: unknown): string {
  return mandatesOf(value)
    .map((mandate) => `${mandate.cargo}, ${mandateYears(mandate)}`)
    .join('\n');
}

const ofKind: Readonly<Record<string, Format>> = {
  age: (value) => (typeof value === 'number' ? ageText(value) : String(value)),
  date: day,
  money,
  themes: themeLines,
};

/** Columns that the field table does not have and that are not said as they are kept. */
const ofColumn: Readonly<Record<string, Format>> = {
  brancos: count,
  comparecimento: count,
  consultada_em: day,
  dados_ate: day,
  eleitorado: count,
  estado_origem: (value) => (typeof value === 'string' ? originName(value) : String(value)),
  fonte_data: day,
  historico_eleitoral: mandateLines,
  nulos: count,
  proclamado_em: day,
  publicada_em: day,
  revisado_em: day,
  validos: count,
};

const rows: Readonly<Record<string, FieldRow>> = candidateFields;

/** What no rule above knows: lists and objects line by line, never as the database keeps them. */
function plainText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(plainText).join('; ');
  if (typeof value !== 'object' || value === null) return unknown;
  return Object.entries(value)
    .map(([name, one]) => `${name}: ${plainText(one)}`)
    .join('\n');
}

/** A value of any column as readers read it; nothing is 'Não informado'. */
export function valueText(column: string, value: unknown, codes: CodeWords): string {
  if (value === null || value === undefined) return unknown;
  if (isKeyed(value) && value['oculto'] === true) return 'Oculto do público';
  const code = typeof value === 'string' ? codes[column]?.[value] : undefined;
  const format = ofColumn[column] ?? ofKind[rows[column]?.kind ?? ''] ?? plainText;
  return (code ?? format(value)) || unknown;
}
