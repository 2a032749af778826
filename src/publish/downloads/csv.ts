const byteOrderMark = '\uFEFF';

/** What spreadsheets take for the start of a formula, also behind what is not seen. */
const formula = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r]/u;

export type Cell = string | number | boolean | null | undefined;

/** Text is quoted, and plain where a spreadsheet would run it; unknown is an empty cell. */
function cellText(cell: Cell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'boolean') return cell ? 'sim' : 'não';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const harmless = formula.test(cell) ? `'${cell}` : cell;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** A table as Brazilian spreadsheets open it by a double click: semicolons, a comma in numbers, accents marked as UTF-8. */
export function csvText(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [columns.map((column) => cellText(column)), ...rows.map((row) => row.map(cellText))];
  return byteOrderMark + lines.map((line) => `${line.join(';')}\r\n`).join('');
}
