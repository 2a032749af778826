import { csvFile, csvText } from '@/lib/text/csv';
import { dayWords } from '@/lib/day/data-day';
import { formatCount } from '@/lib/text/format-count';
import { leftOutText } from '@/lib/left-out';
import { formatDay } from '@/lib/text/format';
import { foldText } from '@/lib/text/text-order';
import { type Collection, isWhole } from '@/features/deputies/records/read-all-pages';
import { companyNumber, documentsOf } from './expense-model';
import { receiptsText } from './expense-texts';
import { expenseTypeText } from './expense-type';
import { dataDay } from '@/features/deputies/model';
import type { Expense } from '@/features/deputies/records/collection-schema';

const columns = [
  'Data',
  'Tipo',
  'Fornecedor',
  'CNPJ do fornecedor',
  'Valor líquido (R$)',
  'Documento',
  'Endereço',
];

/** Brazilian: no thousands, a comma, two decimals. */
function moneyCell(value: number | null): string {
  return value === null ? '' : value.toFixed(2).replace('.', ',');
}

/** '07.173.027/0001-25': a bare number would lose its first zeros in a spreadsheet. */
function companyNumberText(given: string | null): string | null {
  return companyNumber(given)?.replace(/^(..)(...)(...)(....)/, '$1.$2.$3/$4-') ?? null;
}

function row(expense: Expense): string[] {
  return [
    expense.dataDocumento === null ? '' : formatDay(expense.dataDocumento),
    csvText(expenseTypeText(expense.tipoDespesa)),
    csvText(expense.nomeFornecedor),
    csvText(companyNumberText(expense.cnpjCpfFornecedor)),
    moneyCell(expense.valorLiquido),
    csvText([expense.tipoDocumento, expense.numDocumento].filter(Boolean).join(' ')),
    csvText(expense.urlDocumento),
  ];
}

interface CsvSubject {
  collection: Collection<Expense>;
  name: string;
  year: number;
  /** '' for all types. */
  type: string;
}

/** Null when nothing is missing. */
function missingText({ collection }: CsvSubject): string | null {
  if (isWhole(collection)) return null;
  const { rows, origem } = collection;
  const documents = documentsOf(rows);
  const total = origem.tipo === 'snapshot' ? origem.total : undefined;
  const count =
    total === undefined
      ? receiptsText(documents)
      : `${formatCount(documents)} de ${receiptsText(total.documentos)}`;
  return `Há só ${count} aqui; a lista completa está no site da Câmara`;
}

/** A file that travels alone still names source, period, day and gaps. */
function headLines(subject: CsvSubject): string[][] {
  const { collection, name, year, type } = subject;
  const { origem } = collection;
  const isCopy = origem.tipo === 'snapshot';
  const facts: [string, string | null | undefined][] = [
    ['Recibos de', name],
    ['Fonte', 'Dados Abertos da Câmara dos Deputados'],
    ['Período', `ano de ${year}`],
    [dayWords[isCopy ? 'copied' : 'asked'], formatDay(dataDay(collection))],
    ['Tipo', type],
    ['Lista parcial', missingText(subject)],
    ['Linhas com defeito', leftOutText(collection.leftOut ?? 0)],
    ['Observação', isCopy ? origem.nota : null],
  ];
  return facts.flatMap(([term, value]) => (value ? [[csvText(term), csvText(value)]] : []));
}

/** An empty line parts the file's description from its table. */
export function expensesCsv(expenses: readonly Expense[], subject: CsvSubject): string {
  return csvFile([...headLines(subject), [], columns.map(csvText), ...expenses.map(row)]);
}

/** 'despesas-2026-arthur-lira.csv'. */
export function csvFileName(name: string, year: number): string {
  const slug = foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `despesas-${year}-${slug || 'deputado'}.csv`;
}
