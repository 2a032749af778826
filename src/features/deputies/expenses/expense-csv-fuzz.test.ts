import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvFileName, expensesCsv } from './expense-csv';
import { expenseSchema } from '@/features/deputies/records/collection-schema';

const text = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.constantFrom(
    '=1+1',
    '+1',
    '-1',
    '@a',
    '\t=1',
    '\r=1',
    '\n=1',
    '\u00a0=1',
    '＝1',
    '";=1;"',
    '"',
    ';',
    '\r\n',
    null,
  ),
);
const expense = fc
  .record({
    tipoDespesa: text,
    tipoDocumento: text,
    numDocumento: text,
    nomeFornecedor: text,
    cnpjCpfFornecedor: text,
    urlDocumento: text,
    valorLiquido: fc.double({ noNaN: true, min: -1e9, max: 1e9 }),
  })
  .map((row) => expenseSchema.parse(row));

/** As spreadsheets do: quotes hold separators, a doubled quote is one. */
function cellsOf(csv: string): string[][] {
  const cells = csv.matchAll(/(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n)/g);
  const lines: string[][] = [[]];
  for (const [, quoted, bare, end] of cells) {
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare ?? '');
    if (end === '\r\n') lines.push([]);
  }
  return lines.slice(0, -1);
}

test('whatever supplier and deputy are called, the table keeps its shape and no cell is a formula', () => {
  fc.assert(
    fc.property(fc.array(expense, { maxLength: 5 }), text, (rows, name) => {
      const collection = {
        rows,
        isComplete: true,
        obtidoEm: '2026-11-20T15:00:00Z',
        origem: { tipo: 'camara' as const },
      };
      const subject = { collection, name: name ?? 'Ana', year: 2026, type: '' };
      const all = cellsOf(expensesCsv(rows, subject).slice(1));
      const table = all.findIndex((cells) => cells.length === 7);
      const head = all.slice(0, table);
      expect(head.flat().filter((cell) => /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u.test(cell))).toEqual([]);
      const lines = all.slice(table);
      expect(lines).toHaveLength(rows.length + 1);
      for (const cells of lines) {
        expect(cells).toHaveLength(7);
        const words = cells.filter((_, column) => column !== 4);
        expect(words.filter((cell) => /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u.test(cell))).toEqual([]);
      }
    }),
    { numRuns: 200 },
  );
});

test('the file’s name is a plain name on every system', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 9999 }), (name, year) => {
      expect(csvFileName(name, year)).toMatch(/^despesas-\d+-[a-z0-9]+(-[a-z0-9]+)*\.csv$/);
    }),
    { numRuns: 200 },
  );
});
