import { expect, it } from 'vitest';
import type { Collection } from '@/features/deputies/records/read-all-pages';
import { csvFileName, expensesCsv } from './expense-csv';
import { type Expense, expenseSchema } from '@/features/deputies/records/collection-schema';

const live: Collection<Expense> = {
  rows: [],
  isComplete: true,
  obtidoEm: '2026-11-20T15:00:00.000Z',
  origem: { tipo: 'camara' },
};
const subject = { collection: live, name: 'Ana Exemplo', year: 2026, type: '' };
const head =
  '"Recibos de";"Ana Exemplo"\r\n' +
  '"Fonte";"Dados Abertos da Câmara dos Deputados"\r\n' +
  '"Período";"ano de 2026"\r\n';
const header =
  '"Data";"Tipo";"Fornecedor";"CNPJ do fornecedor";"Valor líquido (R$)";"Documento";"Endereço"\r\n';

function lineOf(row: Record<string, unknown>): string {
  const rows = [expenseSchema.parse({ tipoDespesa: 'TELEFONIA', valorLiquido: 1, ...row })];
  return expensesCsv(rows, subject).split(header)[1] ?? '';
}

it('the file of expenses is what Brazilian spreadsheets open: mark, semicolons, commas, CRLF', () => {
  const rows = [
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
  ];
  expect(expensesCsv(rows, subject)).toBe(
    `\uFEFF${head}"Dados lidos em";"20/11/2026"\r\n\r\n${header}25/03/2026;"Telefonia";"Loja A";"12.345.678/0001-90";1234,50;"Nota Fiscal 42";"https://exemplo.org/42.pdf"\r\n`,
  );
});

it('the file of expenses doubles quotes and keeps semicolons and line breaks inside their cell', () => {
  expect(lineOf({ nomeFornecedor: 'A "B"; C\nD' })).toBe(';"Telefonia";"A ""B""; C\nD";"";1,00;"";""\r\n');
});

it.each(['=1+1', '+55', '-cmd', '@sum', '\t=1', ' =1'])('a supplier called %j is no formula', (name) => {
  const row = expenseSchema.parse({ tipoDespesa: 'TELEFONIA', valorLiquido: 1 });
  expect(expensesCsv([{ ...row, nomeFornecedor: name }], subject)).toContain(`;"'${name}";`);
});

it('the file of expenses says above the table when it is a part, of one type, and of which day a copy is', () => {
  const row = expenseSchema.parse({ tipoDespesa: 'TELEFONIA', valorLiquido: 1 });
  const collection: Collection<Expense> = {
    ...live,
    rows: [row],
    origem: {
      tipo: 'snapshot',
      dadosDe: '2026-07-24',
      hoje: '2026-07-24',
      parcial: true,
      nota: 'Sem passagens.',
      total: { valor: 10, documentos: 473 },
    },
  };
  expect(expensesCsv([row], { ...subject, collection, type: 'Telefonia' })).toContain(
    `\uFEFF${head}"Cópia com dados até";"24/07/2026"\r\n"Tipo";"Telefonia"\r\n` +
      '"Lista parcial";"Há só 1 de 473 recibos aqui; a lista completa está no site da Câmara"\r\n' +
      `"Observação";"Sem passagens."\r\n\r\n${header};`,
  );
  const faulty = { ...live, rows: [row], leftOut: 2 };
  expect(expensesCsv([row], { ...subject, collection: faulty })).toContain(
    '"Linhas com defeito";"2 linhas que a Câmara publicou com defeito foram deixadas de fora."\r\n',
  );
  const unread = { ...live, rows: [row], isComplete: false };
  expect(expensesCsv([row], { ...subject, collection: unread })).toContain(
    '"Lista parcial";"Há só 1 recibo aqui; a lista completa está no site da Câmara"',
  );
});

it.each([
  [2, () => '7', '1 recibo'],
  [1_200, String, '1.200 recibos'],
])('the file of expenses counts receipts as the page does: %i lines', (length, document, words) => {
  const rows = Array.from({ length }, (_, index) =>
    expenseSchema.parse({ tipoDespesa: 'TELEFONIA', valorLiquido: 1, codDocumento: document(index + 1) }),
  );
  const collection = { ...live, rows, isComplete: false };
  expect(expensesCsv(rows, { ...subject, collection })).toContain(`"Há só ${words} aqui;`);
});

it('no name above the table is a formula either', () => {
  expect(expensesCsv([], { ...subject, name: '=1+1' })).toContain(`"Recibos de";"'=1+1"`);
});

it('a refund is a negative number, not text', () => {
  expect(lineOf({ valorLiquido: -30.5, nomeFornecedor: 'Loja' })).toBe(
    ';"Telefonia";"Loja";"";-30,50;"";""\r\n',
  );
});

it('the file of expenses leaves the number of a person out', () => {
  expect(lineOf({ nomeFornecedor: 'Ana', cnpjCpfFornecedor: '12345678909' })).not.toContain('12345678909');
  expect(lineOf({ nomeFornecedor: 'Ana', cnpjCpfFornecedor: 'CPF 123.456.789-09' })).not.toContain('789');
});

it.each(['12ABC34501DE35', '12.abc.345/01de-35'])(
  'the file writes a company’s number with letters: %s',
  (given) => {
    expect(lineOf({ nomeFornecedor: 'Loja', cnpjCpfFornecedor: given })).toContain('"12.ABC.345/01DE-35"');
  },
);

it('the file of expenses is named after the deputy and the year', () => {
  expect(csvFileName('João do Ó Filho', 2026)).toBe('despesas-2026-joao-do-o-filho.csv');
  expect(csvFileName('—', 2026)).toBe('despesas-2026-deputado.csv');
});
