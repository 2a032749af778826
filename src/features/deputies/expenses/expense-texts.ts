import { formatDay } from '@/lib/text/format';
import { formatCount } from '@/lib/text/format-count';
import type { Expense } from '@/features/deputies/records/collection-schema';
import type { ExpenseContext } from '@/features/deputies/context/context-schema';
import { documentsOf } from './expense-model';

export function receiptsText(count: number): string {
  return count === 1 ? '1 recibo' : `${formatCount(count)} recibos`;
}

/** 'até 24/07/2026 · 166 recibos', as far as the year's number is known. */
export function extentText({ total, ate, documentos }: ExpenseContext): string {
  if (total === null) return '';
  const day = ate === null ? null : `até ${formatDay(ate)}`;
  return [day, documentos === null ? null : receiptsText(documentos)].filter(Boolean).join(' ·\xa0');
}

/** A document claimed on several lines is one receipt. */
export function summedText(expenses: readonly Expense[]): string {
  const documents = documentsOf(expenses);
  return `${receiptsText(documents)}${linesText(expenses, documents)}`;
}

/** For the foot of a printed table of one type, or of all (''). */
export function tableSumText(expenses: readonly Expense[], type: string): string {
  const documents = documentsOf(expenses);
  return `Soma de ${receiptsText(documents)}${type === '' ? '' : ` do tipo ${type}`}${linesText(expenses, documents)}`;
}

function linesText({ length }: readonly Expense[], documents: number): string {
  return documents === length ? '' : ` (${formatCount(length)} linhas)`;
}

export function unsummedTexts(count: number): string[] {
  if (count === 0) return [];
  return [
    count === 1
      ? '1 recibo que a Câmara publicou sem valor não está na soma.'
      : `${formatCount(count)} recibos que a Câmara publicou sem valor não estão na soma.`,
  ];
}

export function repeatedTexts(count: number): string[] {
  if (count === 0) return [];
  return [
    count === 1
      ? '1 linha repetida pela Câmara, contada uma vez.'
      : `${formatCount(count)} linhas repetidas pela Câmara, contadas uma vez.`,
  ];
}
