import { expect, it } from 'vitest';
import { expenseSchema } from '@/features/deputies/records/collection-schema';
import { expensesCsv } from '@/features/deputies/expenses/expense-csv';
import { csvFile, csvText, programText } from '@/lib/text/csv';
import { openedCell, openedFile } from '../../support/browser/spreadsheet';

const subject = {
  collection: {
    rows: [],
    isComplete: true,
    obtidoEm: '2026-11-20T15:00:00.000Z',
    origem: { tipo: 'camara' as const },
  },
  name: 'Ana Exemplo',
  year: 2026,
  type: '',
};

it('the reader of the tests opens a bare CNPJ as a spreadsheet does: a number without its first zeros', () => {
  expect(openedCell('07173027000125')).toEqual({ kind: 'number', shown: '7,17303e+12' });
  expect(openedCell('000123').shown).toBe('123');
  expect(openedCell('1954-12').kind).toBe('day');
  expect(openedFile('"Votação"\r\n')[0]?.[0]?.shown).not.toBe('Votação');
});

it('a spreadsheet keeps the leading zeros of companies and documents, and their accents', () => {
  const rows = ['07173027000125', '00000000000191', '59291534000167'].map((cnpjCpfFornecedor) =>
    expenseSchema.parse({
      tipoDespesa: 'TELEFONIA',
      nomeFornecedor: 'Café Ltda',
      cnpjCpfFornecedor,
      valorLiquido: 1234.5,
      numDocumento: '000123',
    }),
  );
  const table = openedFile(expensesCsv(rows, subject)).slice(-3);
  expect(table.map((cells) => cells[3])).toEqual(
    ['07.173.027/0001-25', '00.000.000/0001-91', '59.291.534/0001-67'].map((shown) => ({
      kind: 'text',
      shown,
    })),
  );
  for (const cells of table) {
    expect(cells[2]).toEqual({ kind: 'text', shown: 'Café Ltda' });
    expect(cells[4]).toEqual({ kind: 'number', shown: '1234,5' });
    expect(cells[5]).toEqual({ kind: 'text', shown: "'000123" });
  }
});

it.each([
  '007',
  '000123',
  '12345678901234567',
  '1E5',
  '12,5e-3',
  '1954-12',
  '1-2',
  '10/12',
  '1-2-3',
  '12/3/26',
  '1/2/2026',
  '2026-01-02',
  '25-jan',
  '5/mai/26',
  '(123)',
  '3/2026',
  'mar-26',
  'jan/26',
  '1.234',
  '=1+1',
  '+55',
  '-cmd',
  '@sum',
  '\t=1',
])('the text %j stays the text in a spreadsheet: no number, day or formula', (text) => {
  const [[cell]] = [openedFile(csvFile([[csvText(text)]]))[0] ?? []];
  expect(cell).toEqual({ kind: 'text', shown: `'${text}` });
});

it.each(['42', '2455757-10', 'PL 1/2026', '25/03/2026', 'Loja A', '3,5', ''])(
  'the text %j is left as it is',
  (text) => {
    expect(csvText(text)).toBe(`"${text}"`);
  },
);

it('a program gets every text as it is, but for the starts of formulas, and no mark', () => {
  expect(csvFile([['007', '1954-12', '=1'].map(programText)], 'program')).toBe(`"007";"1954-12";"'=1"\r\n`);
});
