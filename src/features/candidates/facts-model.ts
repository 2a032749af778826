import { ageOf, ageText } from '@/features/politicians/age';
import { ufName } from '@/features/politicians/states';
import { candidateFields, type FieldKind, type FieldRow } from '@/lib/candidate-fields';
import { formatDay, formatMoney } from '@/lib/format';
import { leaningOf } from './fact-sources';
import type { Candidate } from './model';

type Words = (value: unknown) => string;

/** Words of a value, by kind; the other kinds are shown as they are kept. */
export const wordsOfKind: Readonly<Partial<Record<FieldKind, Words>>> = {
  age: (value) => ageText(Number(value)),
  date: (value) => formatDay(String(value)),
  money: (value) => formatMoney(Number(value)),
  state: (value) => ufName(String(value)),
};

function plain(value: unknown): string {
  if (Array.isArray(value)) return value.map(plain).join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** What a record says of a fact, and what belongs to it in small letters. */
interface Said {
  text: string;
  note: string | null;
}

const said = (text: string | null, note: string | null = null): Said | null =>
  text === null || text === '' ? null : { text, note };

/** On what day a source had the registration so, which is not the day of the judgment. */
const dayOfRegistration = (day: string | null) => (day === null ? null : `situação em ${formatDay(day)}`);

/** Facts that other columns or the day take part in. */
const ofColumn: Readonly<Record<string, (candidate: Candidate, today: string) => Said | null>> = {
  // A party that runs alone has no coalition to name.
  coalition: ({ coalition, coligacao_partidos }) =>
    said(coalition ?? (coligacao_partidos?.length === 1 ? 'Sem coligação' : null)),
  idade: (candidate, today) => {
    const age = ageOf(candidate, today);
    return said(age === null ? null : ageText(age));
  },
  inclinacao_politica: (candidate) => said(leaningOf(candidate)),
  situacao_registro: ({ situacao_registro, situacao_registro_em }) =>
    said(situacao_registro, dayOfRegistration(situacao_registro_em)),
  vice_nome: ({ vice_nome, vice_partido }) => said(vice_nome, vice_partido),
};

/** The rows of the columns, in the order of every screen. */
export const fieldRows = Object.entries<FieldRow>(candidateFields);

const rows = new Map(fieldRows);

/** What a column holds, in words; null where nobody states it. */
export function wordsOf(column: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  return (wordsOfKind[rows.get(column)?.kind ?? 'line'] ?? plain)(value) || null;
}

/** Words of a fact that nobody states. */
export const unknownWords = (column: string) =>
  rows.get(column)?.isFeminine ? 'Não informada' : 'Não informado';

/** A fact in the words of page, comparison and report; null where nobody states it. @param today AAAA-MM-DD in Brasília. */
export function saidOf(candidate: Candidate, column: string, today: string): Said | null {
  const own = ofColumn[column];
  if (own !== undefined) return own(candidate, today);
  return said(wordsOf(column, Reflect.get(candidate, column)));
}
