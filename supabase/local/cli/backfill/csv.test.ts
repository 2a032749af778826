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
