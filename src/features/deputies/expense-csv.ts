import { foldText } from '@/lib/fold-text';
import { formatDay } from '@/lib/format';
import { companyNumber, expenseTypeText } from './expense-model';
import type { Expense } from './schema';

const byteOrderMark = '\uFEFF';
const columns = [
  'Data',
  'Tipo',
  'Fornecedor',
  'CNPJ do fornecedor',
  'Valor líquido (R$)',
  'Documento',
  'Endereço',
];

/** What spreadsheets take for the start of a formula, also in its wide form and behind what is not seen. */
const formula = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r]/u;

/** A text cell: what a spreadsheet would run as a formula is made plain text, quotes are doubled. */
function textCell(text: string | null): string {
  const plain = text ?? '';
  const harmless = formula.test(plain) ? `'${plain}` : plain;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** A number as Brazilian spreadsheets read it: no thousands, a comma, two decimals. */
function moneyCell(value: number): string {
  return value.toFixed(2).replace('.', ',');
}

function row(expense: Expense): string {
  return [
    expense.dataDocumento === null ? '' : formatDay(expense.dataDocumento),
    textCell(expenseTypeText(expense.tipoDespesa)),
    textCell(expense.nomeFornecedor),
    textCell(companyNumber(expense.cnpjCpfFornecedor)),
    moneyCell(expense.valorLiquido),
    textCell([expense.tipoDocumento, expense.numDocumento].filter(Boolean).join(' ')),
    textCell(expense.urlDocumento),
  ].join(';');
}

/** The expenses as a CSV file for Brazilian spreadsheets: UTF-8 with its mark, semicolons, CRLF after every line. */
export function expensesCsv(expenses: readonly Expense[]): string {
  const lines = [columns.map(textCell).join(';'), ...expenses.map(row)];
  return byteOrderMark + lines.map((line) => `${line}\r\n`).join('');
}

/** 'despesas-2026-arthur-lira.csv'. */
export function csvFileName(name: string, year: number): string {
  const slug = foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `despesas-${year}-${slug || 'deputado'}.csv`;
}
