import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dayInBrasilia } from '../../lib/text/format.ts';
import type { Backend } from '../backend.ts';
import type { PublicCandidate } from '../records.ts';
import { writeInto } from '../write-file.ts';
import { tableFile } from './csv.ts';
import { descriptor } from './descriptor.ts';
import { candidatesTable, resultsTable, rollCallsTable } from './files.ts';
import { sourcesTable } from './sources-file.ts';
import { readRollCalls, readRounds, readSets, type Table } from './tables.ts';

/** Also written as JSON. */
const alsoJson = 'candidaturas-2026';

const names = ['candidaturas-2026', 'fontes', 'resultados-2026', 'votacoes'].flatMap((name) => [
  `${name}.csv`,
  `${name}-planilha.csv`,
]);

function jsonRows({ columns, rows }: Table): object[] {
  return rows.map((row) => Object.fromEntries(columns.map(({ name }, at) => [name, row[at] ?? null])));
}

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

function contentsOf(table: Table): { file: string; table: Table; content: string }[] {
  const { name, columns, rows } = table;
  const header = columns.map((column) => column.name);
  const csv = [
    { file: `${name}.csv`, table, content: tableFile(header, rows, 'program') },
    { file: `${name}-planilha.csv`, table, content: tableFile(header, rows, 'spreadsheet') },
  ];
  if (name !== alsoJson) return csv;
  return [...csv, { file: `${name}.json`, table, content: json(jsonRows(table)) }];
}

async function readTables(
  backend: Backend,
  candidates: readonly PublicCandidate[],
): Promise<{ tables: Table[]; contradicted: string[] }> {
  const [rounds, rollCalls, sets] = await Promise.all([
    readRounds(backend),
    readRollCalls(backend),
    readSets(backend),
  ]);
  const tables = [
    candidatesTable(candidates, dayInBrasilia(Date.now())),
    sourcesTable(candidates, rounds, sets),
    resultsTable(rounds, candidates),
    rollCallsTable(rollCalls),
  ];
  const contradicted = rollCalls.filter(({ totais_diferem }) => totais_diferem);
  return { tables, contradicted: contradicted.map(({ id_camara }) => id_camara) };
}

/** All or none below /dados; resolves to warnings about missing files or contradicted totals. */
export async function writeDownloads(
  folder: string,
  backend: Backend,
  candidates: readonly PublicCandidate[] | null,
): Promise<string | null> {
  const target = join(folder, 'dados');
  const own = [...names, `${alsoJson}.json`, 'datapackage.json'];
  await Promise.all(own.map((name) => rm(join(target, name), { force: true })));
  if (candidates === null) return null;
  try {
    const { tables, contradicted } = await readTables(backend, candidates);
    const files = tables.flatMap(contentsOf);
    const forPrograms = files.filter(({ file }) => !file.endsWith('-planilha.csv'));
    const written = forPrograms.map(({ file, table, content }) => ({
      file,
      table,
      bytes: Buffer.byteLength(content),
    }));
    const described = { file: 'datapackage.json', content: json(descriptor(written, new Date())) };
    await Promise.all([...files, described].map(({ file, content }) => writeInto(target, file, content)));
    if (contradicted.length === 0) return null;
    return `Votos que não somam o total do texto da Câmara: ${contradicted.join(', ')}.`;
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\s+/g, ' ').slice(0, 200) : String(error);
    return `Os arquivos para baixar de /dados não foram escritos (${reason}).`;
  }
}
