import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dayInBrasilia } from '../../lib/format.ts';
import type { Backend } from '../backend.ts';
import { tableFile } from './csv.ts';
import { descriptor } from './descriptor.ts';
import { candidatesTable, resultsTable, rollCallsTable } from './files.ts';
import { sourcesTable } from './sources-file.ts';
import { readCandidateRows, readRollCalls, readRounds, readSets, type Table } from './tables.ts';

/** The one table that is also written as JSON. */
const alsoJson = 'candidaturas-2026';

const names = ['candidaturas-2026', 'fontes', 'resultados-2026', 'votacoes'].flatMap((name) => [
  `${name}.csv`,
  `${name}-planilha.csv`,
]);

function jsonRows({ columns, rows }: Table): object[] {
  return rows.map((row) => Object.fromEntries(columns.map(({ name }, at) => [name, row[at] ?? null])));
}

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** The files of a table. */
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

async function readTables(backend: Backend): Promise<{ tables: Table[]; contradicted: string[] }> {
  const [candidates, rounds, rollCalls, sets] = await Promise.all([
    readCandidateRows(backend),
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

/**
 * Writes the public records of the site as files below /dados, all or none. Resolves to a sentence for the publisher when the
 * backend did not give them, or when votes contradict the totals of the Chamber's text.
 */
export async function writeDownloads(folder: string, backend: Backend): Promise<string | null> {
  const target = join(folder, 'dados');
  const own = [...names, `${alsoJson}.json`, 'datapackage.json'];
  await Promise.all(own.map((name) => rm(join(target, name), { force: true })));
  try {
    const { tables, contradicted } = await readTables(backend);
    await mkdir(target, { recursive: true });
    const files = tables.flatMap(contentsOf);
    const forPrograms = files.filter(({ file }) => !file.endsWith('-planilha.csv'));
    const written = forPrograms.map(({ file, table, content }) => ({
      file,
      table,
      bytes: Buffer.byteLength(content),
    }));
    const described = { file: 'datapackage.json', content: json(descriptor(written, new Date())) };
    await Promise.all(
      [...files, described].map(({ file, content }) => writeFile(join(target, file), content)),
    );
    if (contradicted.length === 0) return null;
    return `Votos que não somam o total do texto da Câmara: ${contradicted.join(', ')}.`;
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\s+/g, ' ').slice(0, 200) : String(error);
    return `Os arquivos para baixar de /dados não foram escritos (${reason}).`;
  }
}
