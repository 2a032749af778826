import { lightFormat, parseISO, subDays } from 'date-fns';
import * as z from 'zod/mini';
import { fieldRows } from '@/features/candidates/facts-model';
import { factLabel } from '@/features/candidates/history/record-changes';
import { themes } from '@/features/candidates/themes';
import { unstatedFacts } from '@/lib/stated-facts';
import { compareTexts } from '@/lib/text/text-order';
import { sourcedFacts } from '@/features/admin/candidate-form/form-rows';
import { lengthOf } from '@/features/admin/candidate-form/text-rules';

/** Every fact whose sources the form edits, but for documents. */
const factNames = sourcedFacts.filter(
  (fact) => !fieldRows.some(([column, { link }]) => column === fact && link !== undefined),
);

export const facts = factNames.map((name) => ({ name, label: factLabel(name) }));

export const balanceColumns = [
  ...factNames.filter((name) => name !== 'resultado_1turno'),
  'id, coligacao_partidos, pautas_detalhe',
  'fontes:candidatos_fontes(campo,fonte:fontes(id))',
  'revisoes:candidatos_revisoes(campo,revisado_em,confianca)',
  'resultados:resultados_presidencia(turno:turnos_presidencia(turno))',
].join(', ');

const recordSchema = z.looseObject({
  id: z.string(),
  nome: z.string(),
  fontes: z.array(z.object({ campo: z.string(), fonte: z.object({ id: z.string() }) })),
  revisoes: z.array(
    z.object({ campo: z.string(), revisado_em: z.string(), confianca: z.nullable(z.string()) }),
  ),
  resultados: z.array(z.object({ turno: z.nullable(z.object({ turno: z.number() })) })),
});

export type BalanceRecord = z.infer<typeof recordSchema>;
export const balanceSchema = z.array(recordSchema);

export type CellState = 'com fonte' | 'sem fonte' | 'vazio';

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Facts that the page states out of another column. */
const statedElsewhere: Readonly<Record<string, (record: BalanceRecord) => boolean>> = {
  idade: ({ idade, data_nascimento }) => !isEmpty(idade) || !isEmpty(data_nascimento),
  coalition: ({ coalition, coligacao_partidos }) => !isEmpty(coalition) || !isEmpty(coligacao_partidos),
  pautas_defendidas: ({ pautas_defendidas, pautas_detalhe }) =>
    !isEmpty(pautas_defendidas) || !isEmpty(pautas_detalhe),
  // With no confidence at all the page says 'Não informada'.
  inclinacao_politica: ({ inclinacao_politica, revisoes }) =>
    !isEmpty(inclinacao_politica) &&
    !revisoes.some(({ campo, confianca }) => campo === 'inclinacao_politica' && confianca === 'nenhuma'),
  resultado_1turno: ({ resultados }) => resultados.some(({ turno }) => turno?.turno === 1),
};

function isFilled(record: BalanceRecord, name: string): boolean {
  if (unstatedFacts(record).includes(name) && (name !== 'idade' || isEmpty(record['data_nascimento'])))
    return false;
  return statedElsewhere[name]?.(record) ?? !isEmpty(record[name]);
}

function stateOf(record: BalanceRecord, name: string): CellState {
  if (!isFilled(record, name)) return 'vazio';
  return record.fontes.some(({ campo }) => campo === name) ? 'com fonte' : 'sem fonte';
}

const lengthIn = ({ bio_summary }: BalanceRecord) =>
  typeof bio_summary === 'string' && bio_summary !== '' ? lengthOf(bio_summary) : null;

/** Null of none. */
export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : (upper + lower) / 2;
}

/** Accepted lengths of biographies, as shares of the median. */
export const range = { from: 0.6, to: 1.6 } as const;
/** The others' share that marks a missing fact. */
const shareOfOthers = 0.75;
const reviewDays = 90;

export interface Cell {
  name: string;
  label: string;
  state: CellState;
  /** Empty here and filled in three of four other records. */
  isMarked: boolean;
}

export interface BalanceRow {
  id: string;
  nome: string;
  cells: Cell[];
  /** Characters; null without a biography. */
  length: number | null;
  /** 1 is the median itself. */
  share: number | null;
  isLengthMarked: boolean;
  themes: number;
  sources: number;
  /** AAAA-MM-DD; null without a review. */
  reviewed: string | null;
  isReviewMarked: boolean;
}

export interface Balance {
  rows: BalanceRow[];
  /** In characters, of existing biographies. */
  median: number | null;
}

const dayBefore = (day: string, days: number) => lightFormat(subDays(parseISO(day), days), 'yyyy-MM-dd');

function cellOf(record: BalanceRecord, others: readonly BalanceRecord[], name: string, label: string): Cell {
  const state = stateOf(record, name);
  const filled = others.filter((other) => isFilled(other, name)).length;
  const isMarked = state === 'vazio' && others.length > 0 && filled / others.length >= shareOfOthers;
  return { name, label, state, isMarked };
}

function rowOf(
  record: BalanceRecord,
  others: readonly BalanceRecord[],
  median: number | null,
  today: string,
): BalanceRow {
  const length = lengthIn(record);
  const share = length === null || median === null || median === 0 ? null : length / median;
  const reviewed =
    record.revisoes
      .map(({ revisado_em }) => revisado_em)
      .toSorted()
      .at(-1) ?? null;
  const detail = record['pautas_detalhe'];
  return {
    id: record.id,
    nome: record.nome,
    cells: facts.map(({ name, label }) => cellOf(record, others, name, label)),
    length,
    share,
    isLengthMarked: share !== null && (share < range.from || share > range.to),
    themes: Array.isArray(detail) ? Math.min(detail.length, themes.length) : 0,
    sources: new Set(record.fontes.map(({ fonte }) => fonte.id)).size,
    reviewed,
    isReviewMarked: reviewed === null || reviewed < dayBefore(today, reviewDays),
  };
}

/** `today` is AAAA-MM-DD in Brasília. */
export function balanceOf(records: readonly BalanceRecord[], today: string): Balance {
  const median = medianOf(records.flatMap((record) => lengthIn(record) ?? []));
  const rows = records
    .toSorted((a, b) => compareTexts(a.nome, b.nome))
    .map((record) =>
      rowOf(
        record,
        records.filter((other) => other !== record),
        median,
        today,
      ),
    );
  return { rows, median };
}

export function countCells({ rows }: Balance, is: (cell: Cell) => boolean): number {
  return rows.reduce((sum, { cells }) => sum + cells.filter(is).length, 0);
}

export function countMarks(balance: Balance): number {
  return (
    countCells(balance, ({ isMarked }) => isMarked) +
    balance.rows.filter(({ isLengthMarked }) => isLengthMarked).length +
    balance.rows.filter(({ isReviewMarked }) => isReviewMarked).length
  );
}

export const countText = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`;

/** '+15 %', '−11 %' from the median. */
export function distanceText(share: number): string {
  const percent = Math.round((share - 1) * 100);
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${String(Math.abs(percent))} %`;
}

/** Sentences on unequal depth; they forbid nothing. */
export function warningsOf({ cells, length, isLengthMarked, share, isReviewMarked }: BalanceRow): string[] {
  const empty = cells
    .filter(({ isMarked }) => isMarked)
    .map(({ label }) => `${label}: vazio aqui e preenchido em três de cada quatro das outras fichas.`);
  const long =
    isLengthMarked && share !== null && length !== null
      ? [
          `Biografia: ${countText(length, 'caractere', 'caracteres')}, ${distanceText(share)} em relação à mediana das fichas.`,
        ]
      : [];
  return [...empty, ...long, ...(isReviewMarked ? ['Nenhuma revisão nos últimos 90 dias.'] : [])];
}
