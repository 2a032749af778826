import { describe, expect, it } from 'vitest';
import { type Expense, expenseSchema } from '@/features/deputies/records/collection-schema';
import { largestSuppliers, monthStacks } from './expense-pictures';

function spent(valorLiquido: number, others: Partial<Expense> = {}): Expense {
  return {
    ...expenseSchema.parse({ valorLiquido, tipoDespesa: 'TELEFONIA', nomeFornecedor: 'Loja', mes: 1 }),
    ...others,
  };
}

describe('the chart by month and type', () => {
  it('runs from January to the last month, empty months included, and ends with what has no date', () => {
    const march = spent(3, { mes: 3, tipoDespesa: 'SERVIÇOS POSTAIS' });
    const january = spent(10, { mes: null, dataDocumento: '2026-01-31T00:00:00' });
    expect(monthStacks([march, january, spent(9, { mes: null })])).toEqual({
      kinds: [
        { label: 'Telefonia', total: 19 },
        { label: 'Serviços postais', total: 3 },
      ],
      months: [
        { label: 'janeiro', total: 10, parts: [10, 0] },
        { label: 'fevereiro', total: 0, parts: [0, 0] },
        { label: 'março', total: 3, parts: [0, 3] },
        { label: 'Sem data', total: 9, parts: [9, 0] },
      ],
    });
  });

  it('takes the month of the expense, not of its document', () => {
    const stacks = monthStacks([spent(3, { mes: 1, dataDocumento: '2026-02-14T00:00:00' })]);
    expect(stacks?.months.map(({ label }) => label)).toEqual(['janeiro']);
  });

  it('is no picture where most expenses have no month', () => {
    expect(monthStacks([spent(1), spent(1, { mes: null }), spent(1, { mes: null })])).toBeNull();
    expect(monthStacks([spent(1), spent(1, { mes: null })])).not.toBeNull();
  });

  it('has at most five kinds, the last for the rest, and loses nothing', () => {
    const ofTypes = (count: number) =>
      monthStacks(
        Array.from({ length: count }, (_, index) => spent(count - index, { tipoDespesa: `TIPO ${index}` })),
      );
    expect(ofTypes(5)?.kinds.map(({ label }) => label)).toEqual([
      'Tipo 0',
      'Tipo 1',
      'Tipo 2',
      'Tipo 3',
      'Tipo 4',
    ]);
    expect(ofTypes(7)?.kinds.at(-1)).toEqual({ label: 'Outras', total: 6 });
    expect(ofTypes(7)?.months).toEqual([{ label: 'janeiro', total: 28, parts: [7, 6, 5, 4, 6] }]);
  });
});

describe('the suppliers', () => {
  it('are the eight largest of all, one company by its number, refunds taken off', () => {
    const nine = Array.from({ length: 9 }, (_, index) =>
      spent(index + 1, { nomeFornecedor: `Loja ${index}` }),
    );
    const company = { cnpjCpfFornecedor: '12.345.678/0001-90' };
    const { suppliers, count } = largestSuppliers([
      ...nine,
      spent(100, { ...company, nomeFornecedor: 'GOL SA' }),
      spent(-30, { ...company, nomeFornecedor: 'Gol S.A.' }),
      spent(-10, { ...company, nomeFornecedor: 'Gol S.A.' }),
      spent(-5, { nomeFornecedor: 'Só devolveu' }),
    ]);
    expect(count).toBe(11);
    expect(suppliers).toHaveLength(8);
    expect(suppliers[0]).toEqual({ label: 'Gol S.A.', total: 60, documents: 3 });
    expect(suppliers.at(-1)).toEqual({ label: 'Loja 2', total: 3, documents: 1 });
    expect(largestSuppliers([spent(-5)])).toEqual({ suppliers: [], count: 1 });
  });

  it('have the name that most lines give them, wherever it stands in the alphabet', () => {
    const rows = ['Alfa SA', 'Zeta SA', 'Zeta SA'].map((nomeFornecedor) =>
      spent(1, { cnpjCpfFornecedor: '12.345.678/0001-90', nomeFornecedor }),
    );
    expect(largestSuppliers(rows).suppliers.map(({ label }) => label)).toEqual(['Zeta SA']);
  });

  it('have one name in whatever order the Chamber gives as many lines of each', () => {
    const lines = ['Zeta SA', 'Alfa SA'].map((nomeFornecedor) =>
      spent(1, { cnpjCpfFornecedor: '12.345.678/0001-90', nomeFornecedor }),
    );
    for (const rows of [lines, lines.toReversed()])
      expect(largestSuppliers(rows).suppliers.map(({ label }) => label)).toEqual(['Alfa SA']);
  });

  it.each([
    ['MARIA DE EXEMPLO 12345678909', 'MARIA DE EXEMPLO'],
    ['123.456.789-09 JOSÉ EXEMPLO', 'JOSÉ EXEMPLO'],
    ['JOSÉ12345678909', 'JOSÉ'],
    ['JOSÉ 123 456 789 09', 'JOSÉ'],
    ['JOSÉ 123.456.789 - 09', 'JOSÉ'],
    ['JOSÉ123.456.789/09', 'JOSÉ'],
    ['12345678909', 'Fornecedor não informado'],
    ['POSTO 101 SUL LTDA', 'POSTO 101 SUL LTDA'],
    ['12.345.678/0001-90 LOJA', '12.345.678/0001-90 LOJA'],
  ])('are read without a person’s number: %s', (nomeFornecedor, name) => {
    const row = expenseSchema.parse({ valorLiquido: 1, nomeFornecedor });
    expect(largestSuppliers([row]).suppliers[0]?.label).toBe(name);
  });
});
