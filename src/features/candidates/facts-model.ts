import { ageOf, ageText } from '@/features/politicians/age';
import { ufName } from '@/features/politicians/state/states';
import { candidateFields, type FieldKind, type FieldRow } from '@/lib/candidate-fields';
import { formatDay, formatMoney } from '@/lib/text/format';
import { leaningOf } from '@/features/candidates/sources/fact-sources';
import { type BallotFacts, type Candidate, isOnBallot } from './model';

type Words = (value: unknown) => string;

/** Other kinds are shown as they are kept. */
export const wordsOfKind: Readonly<Partial<Record<FieldKind, Words>>> = {
  age: (value) => ageText(Number(value)),
  date: (value) => formatDay(String(value)),
  money: (value) => formatMoney(Number(value)),
  state: (value) => ufName(String(value)),
};

/** `note` is in small letters. */
interface Said {
  text: string;
  note?: string | null;
}

const said = (text: string | null, note?: string | null): Said | null => (text ? { text, note } : null);

/** Facts that depend on other columns or the day. */
const ofColumn: Readonly<Record<string, (candidate: Candidate, today: string) => Said | null>> = {
  // A party that runs alone has no coalition to name.
  coalition: ({ coalition, coligacao_partidos }) =>
    said(coalition ?? (coligacao_partidos?.length === 1 ? 'Sem coligação' : null)),
  idade: (candidate, today) => said(wordsOf('idade', ageOf(candidate, today))),
  inclinacao_politica: (candidate) => said(leaningOf(candidate)),
  situacao_registro: ({ situacao_registro, situacao_registro_em }) =>
    // The day of the source, not of the judgment.
    said(situacao_registro, situacao_registro_em && `situação em ${formatDay(situacao_registro_em)}`),
  vice_nome: ({ vice_nome, vice_partido }) => said(vice_nome, vice_partido),
};

export const fieldRows = Object.entries<FieldRow>(candidateFields);

const rows = new Map(fieldRows);

/** Null where nobody states it. */
export function wordsOf(column: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  return (wordsOfKind[rows.get(column)?.kind ?? 'line'] ?? String)(value);
}

export const labelOf = (column: string) => rows.get(column)?.label ?? column;

export const labelsOf = (...columns: string[]) =>
  Object.fromEntries(columns.map((column) => [column, labelOf(column)]));

/** Off the ballot, a number is only the register's. */
export const termOf = (candidate: BallotFacts, column: string, label: string) =>
  column === 'numero_urna' && !isOnBallot(candidate) ? 'Número registrado' : label;

/** Null where nobody states it; `today` is AAAA-MM-DD in Brasília. */
export function saidOf(candidate: Candidate, column: string, today: string): Said | null {
  const own = ofColumn[column];
  if (own !== undefined) return own(candidate, today);
  return said(wordsOf(column, Reflect.get(candidate, column)));
}
