import { csvFile, csvText } from '../../lib/csv.ts';

export type Cell = string | number | boolean | null | undefined;

/** Text is quoted, numbers have a comma; unknown is an empty cell. */
function cellText(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'sim' : 'não';
  return typeof cell === 'number' ? String(cell).replace('.', ',') : csvText(cell);
}

/** A table as a file for Brazilian spreadsheets. */
export function tableFile(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return csvFile([columns, ...rows].map((row) => row.map(cellText)));
}
