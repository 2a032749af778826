import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Backend } from '../../seo/public-candidates.ts';
import { tableFile } from './csv.ts';
import { candidatesTable, resultsTable, rollCallsTable } from './files.ts';
import { sourcesTable } from './sources-file.ts';
import { readCandidateRows, readRollCalls, readRounds, readSets, type Table } from './tables.ts';

/** The one table that is also written as JSON. */
const alsoJson = 'candidaturas-2026';

const names = ['candidaturas-2026', 'fontes', 'resultados-2026', 'votacoes'].map((name) => `${name}.csv`);

/** Frictionless Data Package: what each file holds, in words for programs. */
function descriptor(tables: readonly Table[]): object {
  return {
    profile: 'data-package',
    name: 'pauta-aberta',
    title: 'Pauta Aberta',
    resources: tables.map(({ name, title, license, source, columns }) => ({
      profile: 'tabular-data-resource',
      name,
      title,
      path: `${name}.csv`,
      format: 'csv',
      mediatype: 'text/csv',
      encoding: 'utf-8',
      dialect: { delimiter: ';' },
      licenses: [{ name: 'notspecified', title: license }],
      sources: [source],
      schema: {
        fields: columns.map(({ name: field, type }) => ({
          name: field,
          type,
          ...(type === 'number' && { decimalChar: ',' }),
          ...(type === 'boolean' && { trueValues: ['sim'], falseValues: ['não'] }),
        })),
      },
    })),
  };
}

function jsonRows({ columns, rows }: Table): object[] {
  return rows.map((row) => Object.fromEntries(columns.map(({ name }, at) => [name, row[at] ?? null])));
}

async function readTables(backend: Backend): Promise<Table[]> {
  const [candidates, rounds, rollCalls, sets] = await Promise.all([
    readCandidateRows(backend),
    readRounds(backend),
    readRollCalls(backend),
    readSets(backend),
  ]);
  return [
    candidatesTable(candidates),
    sourcesTable(candidates, rounds, sets),
    resultsTable(rounds, candidates),
    rollCallsTable(rollCalls),
  ];
}

/**
 * Writes the public records of the site as files below /dados, all or none. Resolves to a sentence for the person when the
 * backend did not give them.
 */
export async function writeDownloads(folder: string, backend: Backend): Promise<string | null> {
  const target = join(folder, 'dados');
  const own = [...names, `${alsoJson}.json`, 'datapackage.json'];
  await Promise.all(own.map((name) => rm(join(target, name), { force: true })));
  try {
    const tables = await readTables(backend);
    await mkdir(target, { recursive: true });
    const files = tables.map(({ name, columns, rows }) => ({
      file: `${name}.csv`,
      content: tableFile(
        columns.map((column) => column.name),
        rows,
      ),
    }));
    for (const table of tables)
      if (table.name === alsoJson)
        files.push({ file: `${alsoJson}.json`, content: `${JSON.stringify(jsonRows(table), null, 2)}\n` });
    files.push({ file: 'datapackage.json', content: `${JSON.stringify(descriptor(tables), null, 2)}\n` });
    await Promise.all(files.map(({ file, content }) => writeFile(join(target, file), content)));
    return null;
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\s+/g, ' ').slice(0, 200) : String(error);
    return `Os arquivos para baixar de /dados não foram escritos (${reason}).`;
  }
}
