/** Who opens a file: a spreadsheet guesses what a cell is, a program reads what the description says. */
export type CsvReader = 'spreadsheet' | 'program';

const byteOrderMark = '\uFEFF';

/** Spreadsheets take these for a formula, also wide or behind invisible characters. */
const formula = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r]/u;

/** Text that a spreadsheet turns into another number or a day: leading zeros, over 11 digits, exponents, '1.234', '10/12'. */
const misread =
  /^\s*(0\d+|\d{12,}|\d[\d.,]*e[+-]?\d+|\d{1,3}(\.\d{3})+|\d{1,4}-\d\d?|\d\d?[/-]\d{1,4}|\p{L}{3}[/-]\d+)\s*$/iu;

function quoted(text: string, isGuarded: boolean): string {
  return `"${(isGuarded ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** Formulas and numbers become plain text for a spreadsheet. */
export function csvText(text: string | null): string {
  const plain = text ?? '';
  return quoted(plain, formula.test(plain) || misread.test(plain));
}

/** A text cell for a program, which a spreadsheet may open all the same: no formula. */
export function programText(text: string): string {
  return quoted(text, formula.test(text));
}

/**
 * A file of such lines in UTF-8: semicolons, CRLF after every line. Spreadsheets know its accents by the mark before it, which
 * programs take for part of the first name.
 */
export function csvFile(lines: readonly (readonly string[])[], reader: CsvReader = 'spreadsheet'): string {
  const text = lines.map((cells) => `${cells.join(';')}\r\n`).join('');
  return reader === 'spreadsheet' ? byteOrderMark + text : text;
}
