const byteOrderMark = '\uFEFF';

/** What spreadsheets take for the start of a formula, also in its wide form and behind what is not seen. */
const formula = /^[\s\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r]/u;

/** A text cell: what a spreadsheet would run as a formula is made plain text, quotes are doubled. */
export function csvText(text: string | null): string {
  const plain = text ?? '';
  const harmless = formula.test(plain) ? `'${plain}` : plain;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** A file of such lines as Brazilian spreadsheets open it by a double click: UTF-8 with its mark, semicolons, CRLF after every line. */
export function csvFile(lines: readonly (readonly string[])[]): string {
  return byteOrderMark + lines.map((cells) => `${cells.join(';')}\r\n`).join('');
}
