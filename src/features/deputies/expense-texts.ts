import { formatCount } from '@/lib/format-count';
import type { Expense } from './collection-schema';
import { documentsOf } from './expense-model';

/** What a sum adds up; a document claimed on several lines is one expense. */
export function summedText(expenses: readonly Expense[]): string {
  const documents = documentsOf(expenses);
  const text = documents === 1 ? '1 despesa somada' : `${formatCount(documents)} despesas somadas`;
  return `${text}${linesText(expenses, documents)}`;
}

/** The same at the foot of a printed table of one type, or of all ('' is all). */
export function tableSumText(expenses: readonly Expense[], type: string): string {
  const documents = documentsOf(expenses);
  const items = documents === 1 ? '1 despesa' : `${formatCount(documents)} despesas`;
  return `Total de ${items}${type === '' ? '' : ` do tipo ${type}`}${linesText(expenses, documents)}`;
}

function linesText({ length }: readonly Expense[], documents: number): string {
  return documents === length ? '' : `, em ${formatCount(length)} linhas`;
}

/** None, or what the sum lacks. */
export function unsummedTexts(count: number): string[] {
  if (count === 0) return [];
  return [
    count === 1
      ? '1 despesa que a Câmara publicou sem valor não está na soma.'
      : `${formatCount(count)} despesas que a Câmara publicou sem valor não estão na soma.`,
  ];
}

/** None, or what was left out of everything. */
export function repeatedTexts(count: number): string[] {
  if (count === 0) return [];
  return [
    count === 1
      ? '1 linha repetida pela Câmara, contada uma vez.'
      : `${formatCount(count)} linhas repetidas pela Câmara, contadas uma vez.`,
  ];
}
