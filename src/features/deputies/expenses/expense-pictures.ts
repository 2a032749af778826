import { compareTexts } from '@/lib/text/text-order';
import {
  companyNumber,
  grouped,
  monthNames,
  monthOf,
  type Slice,
  totalOf,
  undated,
  documentsOf,
} from './expense-model';
import type { Expense } from '@/features/deputies/records/collection-schema';
import { expenseTypeText } from './expense-type';

/** Types with a pattern of their own; the rest share one more. */
const ownPatterns = 4;
const others = 'Outras';

/** Each parted in the order of `kinds`. */
export interface MonthStacks {
  /** 'Outras' holds the rest. */
  kinds: Slice[];
  months: (Slice & { parts: number[] })[];
}

function largestFirst(a: Slice, b: Slice): number {
  return b.total - a.total || compareTexts(a.label, b.label);
}

/** Null when most have no month: the picture would mislead about when. */
export function monthStacks(expenses: readonly Expense[]): MonthStacks | null {
  const months = expenses.map(monthOf);
  if (months.filter((month) => month === null).length * 2 > expenses.length) return null;
  const types = grouped(expenses, ({ tipoDespesa }) => expenseTypeText(tipoDespesa)).toSorted(largestFirst);
  const isFew = types.length <= ownPatterns + 1;
  const own = new Set((isFew ? types : types.slice(0, ownPatterns)).map(({ label }) => label));
  const kindOf = ({ tipoDespesa }: Expense): string => {
    const type = expenseTypeText(tipoDespesa);
    return own.has(type) ? type : others;
  };
  const names = isFew ? [...own] : [...own, others];
  const parted = (label: string, rows: readonly Expense[]) => ({
    label,
    total: totalOf(rows),
    parts: names.map((name) => totalOf(rows.filter((row) => kindOf(row) === name))),
  });
  const last = Math.max(0, ...months.map((month) => month ?? 0));
  const known = monthNames.slice(0, last).map((label, index) =>
    parted(
      label,
      expenses.filter((_, position) => months[position] === index + 1),
    ),
  );
  const without = expenses.filter((_, position) => months[position] === null);
  return {
    kinds: names.map((label) => ({ label, total: totalOf(expenses.filter((row) => kindOf(row) === label)) })),
    months: without.length === 0 ? known : [...known, parted(undated, without)],
  };
}

export interface Supplier extends Slice {
  documents: number;
}

/** The most frequent, then by alphabet: one number may have borne several names. */
function usualName(rows: readonly Expense[]): string {
  const counts = new Map<string, number>();
  for (const { nomeFornecedor } of rows) counts.set(nomeFornecedor, (counts.get(nomeFornecedor) ?? 0) + 1);
  const [usual] = [...counts].toSorted(([x, a], [y, b]) => b - a || compareTexts(x, y));
  return usual?.[0] ?? '';
}

/** The eight largest of `count`; a company is one by its number. */
export function largestSuppliers(expenses: readonly Expense[]): { suppliers: Supplier[]; count: number } {
  const groups = new Map<string, Expense[]>();
  for (const expense of expenses) {
    const key = companyNumber(expense.cnpjCpfFornecedor) ?? expense.nomeFornecedor;
    groups.set(key, [...(groups.get(key) ?? []), expense]);
  }
  const suppliers = [...groups.values()].map((rows) => ({
    label: usualName(rows),
    total: totalOf(rows),
    documents: documentsOf(rows),
  }));
  return {
    suppliers: suppliers
      .filter(({ total }) => total > 0)
      .toSorted(largestFirst)
      .slice(0, 8),
    count: suppliers.length,
  };
}
