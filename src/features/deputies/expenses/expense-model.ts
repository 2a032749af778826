import { compareTexts } from '@/lib/text/text-order';
import type { Expense } from '@/features/deputies/records/collection-schema';
import { expenseTypeText, isBoughtTicket } from './expense-type';

/** Spec and design: bars for the largest types, the rest together. */
const typesShown = 6;

export interface Slice {
  label: string;
  total: number;
}

export type ExpenseOrder = 'recent' | 'oldest' | 'largest' | 'smallest';

/** Reais without binary drift; refunds subtract, unknown amounts add nothing. */
export function totalOf(expenses: readonly Expense[]): number {
  return expenses.reduce((cents, { valorLiquido }) => cents + Math.round((valorLiquido ?? 0) * 100), 0) / 100;
}

export function boughtTickets(expenses: readonly Expense[]): number {
  return totalOf(withoutRepeats(expenses).filter(({ tipoDespesa }) => isBoughtTicket(tipoDespesa)));
}

export function grouped(expenses: readonly Expense[], keyOf: (expense: Expense) => string): Slice[] {
  const groups = new Map<string, Expense[]>();
  for (const expense of expenses) {
    const key = keyOf(expense);
    const group = groups.get(key);
    if (group) group.push(expense);
    else groups.set(key, [expense]);
  }
  return [...groups].map(([label, items]) => ({ label, total: totalOf(items) }));
}

/** The largest by sum, and 'Outras' for the rest. */
export function byType(expenses: readonly Expense[]): Slice[] {
  const slices = grouped(expenses, ({ tipoDespesa }) => expenseTypeText(tipoDespesa)).toSorted(
    (a, b) => b.total - a.total || compareTexts(a.label, b.label),
  );
  if (slices.length <= typesShown) return slices;
  const rest = slices.slice(typesShown).reduce((cents, { total }) => cents + Math.round(total * 100), 0);
  return [...slices.slice(0, typesShown), { label: 'Outras', total: rest / 100 }];
}

export const monthNames = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
] as const;

export const undated = 'Sem data';

/** The Chamber has taken no notice of what was asked before; a row may leave its year out. */
export function ofYear(expenses: readonly Expense[], year: number): Expense[] {
  return expenses.filter(({ ano }) => ano === null || ano === year);
}

/** The Chamber repeats some; without a document number two alike are two. */
export function withoutRepeats(expenses: readonly Expense[]): Expense[] {
  const seen = new Set<string>();
  return expenses.filter((expense) => {
    if (!expense.codDocumento) return true;
    const row = JSON.stringify(expense);
    const isFirst = !seen.has(row);
    seen.add(row);
    return isFirst;
  });
}

/** A document may take several lines. */
export function documentsOf(expenses: readonly Expense[]): number {
  const numbered = expenses.filter(({ codDocumento }) => codDocumento);
  return new Set(numbered.map(({ codDocumento }) => codDocumento)).size + expenses.length - numbered.length;
}

/** The expense's month, else its document's (1 to 12); null when unknown. */
export function monthOf({ mes, dataDocumento }: Expense): number | null {
  const ofDocument = Number(/^\d{4}-(\d{2})/.exec(dataDocumento ?? '')?.[1]);
  return [mes, ofDocument].find((month) => month !== null && month >= 1 && month <= 12) ?? null;
}

export function expenseTypes(expenses: readonly Expense[]): string[] {
  const types = new Set(expenses.map(({ tipoDespesa }) => expenseTypeText(tipoDespesa)));
  return [...types].toSorted(compareTexts);
}

const comparisons: Record<ExpenseOrder, (a: Expense, b: Expense) => number> = {
  recent: (a, b) => (b.dataDocumento ?? '').localeCompare(a.dataDocumento ?? ''),
  oldest: (a, b) => (a.dataDocumento ?? '9999').localeCompare(b.dataDocumento ?? '9999'),
  largest: (a, b) => (b.valorLiquido ?? -Infinity) - (a.valorLiquido ?? -Infinity),
  smallest: (a, b) => (a.valorLiquido ?? Infinity) - (b.valorLiquido ?? Infinity),
};

/** '' for all types; undated or unpriced items come last in orders by them. */
export function arrangeExpenses(expenses: readonly Expense[], type: string, order: ExpenseOrder): Expense[] {
  return expenses
    .filter(({ tipoDespesa }) => type === '' || expenseTypeText(tipoDespesa) === type)
    .toSorted(comparisons[order]);
}

/** Letters since July 2026 (IN RFB 2.229/2024). A person's number is nobody's business. */
export function companyNumber(cnpjCpfFornecedor: string | null): string | null {
  const characters = (cnpjCpfFornecedor ?? '').toUpperCase().replace(/[^\dA-Z]/g, '');
  return /^(?![A-Z]{3}\d{11}$)[\dA-Z]{12}\d\d$/.test(characters) ? characters : null;
}
