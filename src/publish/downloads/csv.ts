import { csvFile, type CsvReader, csvText, programText } from '../../lib/text/csv.ts';

export type Cell = string | number | boolean | null | undefined;

/** Text is quoted, numbers have a comma; unknown is an empty cell. */
function cellText(cell: Cell, reader: CsvReader): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'sim' : 'não';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  return reader === 'program' ? programText(cell) : csvText(cell);
}

export function tableFile(
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
  reader: CsvReader,
): string {
  return csvFile(
    [columns, ...rows].map((row) => row.map((cell) => cellText(cell, reader))),
    reader,
  );
}
