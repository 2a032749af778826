import { expect, it } from 'vitest';
import { csvFileName, expensesCsv } from './expense-csv';
import { expenseSchema } from './schema';

const header =
  '"Data";"Tipo";"Fornecedor";"CNPJ do fornecedor";"Valor líquido (R$)";"Documento";"Endereço"\r\n';

function lineOf(row: Record<string, unknown>): string {
  const csv = expensesCsv([expenseSchema.parse({ tipoDespesa: 'TELEFONIA', valorLiquido: 1, ...row })]);
  return csv.replace(`\uFEFF${header}`, '');
}

it('is what Brazilian spreadsheets open: mark, semicolons, commas, CRLF', () => {
  const csv = expensesCsv([
    expenseSchema.parse({
      tipoDespesa: 'TELEFONIA',
      nomeFornecedor: 'Loja A',
      cnpjCpfFornecedor: '12345678000190',
      valorLiquido: 1234.5,
      dataDocumento: '2026-03-25T00:00:00',
      tipoDocumento: 'Nota Fiscal',
      numDocumento: '42',
      urlDocumento: 'https://exemplo.org/42.pdf',
    }),
  ]);
  expect(csv).toBe(
    `\uFEFF${header}25/03/2026;"Telefonia";"Loja A";"12345678000190";1234,50;"Nota Fiscal 42";"https://exemplo.org/42.pdf"\r\n`,
  );
});

it('doubles quotes and keeps semicolons and line breaks inside their cell', () => {
  expect(lineOf({ nomeFornecedor: 'A "B"; C\nD' })).toBe(';"Telefonia";"A ""B""; C\nD";"";1,00;"";""\r\n');
});

it.each(['=1+1', '+55', '-cmd', '@sum', '\t=1', ' =1'])('a supplier called %j is no formula', (name) => {
  const row = expenseSchema.parse({ tipoDespesa: 'TELEFONIA', valorLiquido: 1 });
  expect(expensesCsv([{ ...row, nomeFornecedor: name }])).toContain(`;"'${name}";`);
});

it('a refund is a negative number, not text', () => {
  expect(lineOf({ valorLiquido: -30.5, nomeFornecedor: 'Loja' })).toBe(
    ';"Telefonia";"Loja";"";-30,50;"";""\r\n',
  );
});

it('leaves the number of a person out', () => {
  expect(lineOf({ nomeFornecedor: 'Ana', cnpjCpfFornecedor: '12345678909' })).not.toContain('12345678909');
});

it('names the file after the deputy and the year', () => {
  expect(csvFileName('João do Ó Filho', 2026)).toBe('despesas-2026-joao-do-o-filho.csv');
  expect(csvFileName('—', 2026)).toBe('despesas-2026-deputado.csv');
});
