import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readCsv } from './csv.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'csv-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a file is read without the NUL that no column of the database keeps', async () => {
  const file = join(folder, 'votacoes-2026.csv');
  await writeFile(file, 'id;descricao\n20-1;"Apro\0vado"\n');
  const rows = [];
  for await (const row of readCsv(file, ['id', 'descricao'])) rows.push(row);
  expect(rows).toEqual([{ line: 2, cells: { id: '20-1', descricao: 'Aprovado' } }]);
});

test('a quote that never closes takes no other line with it, and one inside a plain cell is a letter', async () => {
  const file = join(folder, 'votacoes-2026.csv');
  await writeFile(
    file,
    'id;descricao\n20-1;"Aberto\n20-2;"Certo\nem duas"\n20-3;5" x\n20-4;"sem "fim" dito"\n20-5;"x',
  );
  const rows = [];
  for await (const row of readCsv(file, ['id', 'descricao'])) rows.push([row.line, row.cells?.['descricao']]);
  expect(rows).toEqual([
    [2, undefined],
    [3, 'Certo\nem duas'],
    [5, '5" x'],
    [6, 'sem fim" dito"'],
    [7, 'x'],
  ]);
});

test('an empty line is no row, and the lines after it keep their numbers', async () => {
  const file = join(folder, 'votacoes-2026.csv');
  await writeFile(file, 'id;descricao\n\n20-1;"Aprovado"\n  \n20-2;"Rejeitado"');
  const rows = [];
  for await (const row of readCsv(file, ['id', 'descricao'])) rows.push([row.line, row.cells?.['id']]);
  expect(rows).toEqual([
    [3, '20-1'],
    [5, '20-2'],
  ]);
});
