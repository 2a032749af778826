/** Spreadsheets guess cell types; programs read the description. */
export type CsvReader = 'spreadsheet' | 'program';

const byteOrderMark = '\uFEFF';

/** Spreadsheets take these for a formula, also wide or behind invisible characters. */
const formula = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r]/u;

/** Spreadsheets change leading zeros, over 11 digits, exponents, '1.234', '(12)', any day but '25/03/2026'. */
const misread =
  /^\s*(?!\d\d\/\d\d\/\d{4}\s*$)(0\d+|\d{12,}|\d[\d.,]*e[+-]?\d+|\d{1,3}(\.\d{3})+|\(\d[\d.,]*\)|\d{1,4}-\d\d?(-\d{1,4})?|\d\d?[/-]\d{1,4}([/-]\d{1,4})?|\p{L}{3}[/-]\d+|\d\d?[/-]\p{L}{3}([/-]\d+)?)\s*$/iu;

function quoted(text: string, isGuarded: boolean): string {
  return `"${(isGuarded ? `'${text}` : text).replaceAll('"', '""')}"`;
}

export function csvText(text: string | null): string {
  const plain = text ?? '';
  return quoted(plain, formula.test(plain) || misread.test(plain));
}

/** Formulas stay harmless if a spreadsheet opens it all the same. */
export function programText(text: string): string {
  return quoted(text, formula.test(text));
}

/** UTF-8, semicolons, CRLF; the mark is for spreadsheets, programs read it as text. */
export function csvFile(lines: readonly (readonly string[])[], reader: CsvReader = 'spreadsheet'): string {
  const text = lines.map((cells) => `${cells.join(';')}\r\n`).join('');
  return reader === 'spreadsheet' ? byteOrderMark + text : text;
}
