import { describe, expect, it } from 'vitest';
import { formatMoney } from '@/lib/text/format';
import { expensesCsv } from './expense-csv';
import {
  arrangeExpenses,
  byType,
  companyNumber,
  expenseTypes,
  monthOf,
  totalOf,
  withoutRepeats,
} from './expense-model';
import { tableSumText } from './expense-texts';
import { type Expense, expenseSchema } from '@/features/deputies/records/collection-schema';

function spent(valorLiquido: number, others: Partial<Expense> = {}): Expense {
  return {
    ...expenseSchema.parse({ valorLiquido, tipoDespesa: 'TELEFONIA', nomeFornecedor: 'Loja' }),
    ...others,
  };
}

it('the sum of expenses is exact to the cent, refunds taken off', () => {
  expect(totalOf([spent(0.1), spent(0.2)])).toBe(0.3);
  expect(totalOf([spent(100), spent(-30.55)])).toBe(69.45);
  expect(totalOf([])).toBe(0);
});

it.each([
  [0.005, '0,01'],
  [1.005, '1,01'],
  [-2.675, '-2,68'],
  [8.165, '8,17'],
  [-0.004, '0,00'],
  [1_234_567.445, '1234567,45'],
  [1e15, '1000000000000000,00'],
])('a line, its sum and the file of expenses round %d to the same cents', (given, cell) => {
  const row = spent(given);
  const file = expensesCsv([row], {
    collection: {
      rows: [row],
      isComplete: true,
      obtidoEm: '2026-11-20T15:00:00Z',
      origem: { tipo: 'camara' },
    },
    name: 'Ana Exemplo',
    year: 2026,
    type: '',
  });
  expect(file).toContain(`;"Loja";"";${cell};`);
  expect(formatMoney(row.valorLiquido ?? 0)).toBe(formatMoney(totalOf([row])));
  expect(formatMoney(totalOf([row])).replace(/[^\d,-]/g, '')).toBe(cell);
  expect(totalOf([row, spent(-given)])).toBe(0);
});

it('the list of expenses counts wholly equal items as often as they occur', () => {
  const toll = spent(12.5);
  expect(totalOf([toll, { ...toll }, { ...toll }])).toBe(37.5);
});

it('the list of expenses counts a repeated line once, but not two alike without a document number', () => {
  const [numbered, bare] = [spent(10, { codDocumento: '7' }), spent(10, { codDocumento: null })];
  expect(withoutRepeats([numbered, { ...numbered }, bare, { ...bare }])).toEqual([numbered, bare, bare]);
});

it('the sum under a printed table says of how many receipts and lines it is, and of which type', () => {
  const rows = [spent(1, { codDocumento: '7' }), spent(2, { codDocumento: '7' }), spent(3)];
  expect(tableSumText(rows, 'Telefonia')).toBe('Soma de 2 recibos do tipo Telefonia (3 linhas)');
  expect(tableSumText(rows.slice(2), '')).toBe('Soma de 1 recibo');
});

describe('the expenses by type', () => {
  it('show the six largest and the rest together', () => {
    const eight = Array.from({ length: 8 }, (_, index) =>
      spent((index + 1) * 10.1, { tipoDespesa: `TIPO ${index + 1}` }),
    );
    expect(byType(eight)).toEqual([
      { label: 'Tipo 8', total: 80.8 },
      { label: 'Tipo 7', total: 70.7 },
      { label: 'Tipo 6', total: 60.6 },
      { label: 'Tipo 5', total: 50.5 },
      { label: 'Tipo 4', total: 40.4 },
      { label: 'Tipo 3', total: 30.3 },
      { label: 'Outras', total: 30.3 },
    ]);
  });

  it('keep the rest exact to the cent', () => {
    const eight = Array.from({ length: 8 }, (_, index) => spent(1.15, { tipoDespesa: `TIPO ${index}` }));
    expect(byType(eight).at(-1)).toEqual({ label: 'Outras', total: 2.3 });
  });

  it('need no rest for six', () => {
    const six = Array.from({ length: 6 }, (_, index) => spent(1, { tipoDespesa: `TIPO ${index}` }));
    expect(byType([...six, ...six])).toEqual(six.map((_, index) => ({ label: `Tipo ${index}`, total: 2 })));
  });
});

describe('the arranged expenses', () => {
  const old = spent(5, { dataDocumento: '2026-01-02T00:00:00' });
  const recent = spent(-1, { dataDocumento: '2026-06-02T00:00:00', tipoDespesa: 'SERVIÇOS POSTAIS' });
  const undated = spent(9);

  it.each([
    ['recent', [recent, old, undated]],
    ['oldest', [old, recent, undated]],
    ['largest', [undated, old, recent]],
    ['smallest', [recent, old, undated]],
  ] as const)('begin by order of %s', (order, expected) => {
    expect(arrangeExpenses([old, undated, recent], '', order)).toEqual(expected);
  });

  it.each(['largest', 'smallest'] as const)('put what has no price last by order of %s', (order) => {
    const unpriced = spent(0, { valorLiquido: null });
    const [first, , last] = arrangeExpenses([unpriced, old, recent], '', order);
    expect([first, last]).toEqual([order === 'largest' ? old : recent, unpriced]);
  });

  it('keep to one type', () => {
    expect(expenseTypes([old, undated, recent])).toEqual(['Serviços postais', 'Telefonia']);
    expect(arrangeExpenses([old, undated, recent], 'Serviços postais', 'recent')).toEqual([recent]);
  });
});

it('the supplier shows numbers of companies alone', () => {
  expect(companyNumber('12.345.678/0001-90')).toBe('12345678000190');
  expect(companyNumber('123.456.789-09')).toBeNull();
  expect(companyNumber(null)).toBeNull();
});

it.each([
  [0, '2026-05-02T00:00:00', 5],
  [13, '2026-05-02T00:00:00', 5],
  [null, '2026-05-02T00:00:00', 5],
  [4, '2026-05-02T00:00:00', 4],
  [0, null, null],
])('an expense of month %s with a document of %s is of month %s', (mes, dataDocumento, month) => {
  expect(monthOf(spent(1, { mes, dataDocumento }))).toBe(month);
});
