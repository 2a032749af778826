interface OpenedCell {
  kind: 'text' | 'number' | 'day' | 'formula';
  shown: string;
}

const number = /^-?(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d+)?(?:e[+-]?\d+)?$/i;
/** As accounts are written. */
const negative = /^\((\d+(?:,\d+)?)\)$/;
const day =
  /^(?:\d{1,2}[-/]\d{1,2}(?:[-/]\d{2,4})?|\d{4}-\d{1,2}(?:-\d{1,2})?|(?:\d{1,2}|[a-z]{3})[-/](?:\d\d|\d{4})|\d{1,2}[-/][a-z]{3}(?:[-/]\d{2,4})?)$/i;

/** As Excel and LibreOffice do in Brazil: text decides, not quotes. */
export function openedCell(text: string): OpenedCell {
  const plain = text.trim().replace(negative, '-$1');
  if (/^[=+@]|^-(?!\d)/.test(plain)) return { kind: 'formula', shown: '#NOME?' };
  if (number.test(plain)) {
    const value = Number(plain.replaceAll('.', '').replace(',', '.'));
    const shown = Math.abs(value) < 1e11 ? String(value) : value.toExponential(5);
    return { kind: 'number', shown: shown.replace('.', ',') };
  }
  return { kind: day.test(plain) ? 'day' : 'text', shown: text };
}

/** Semicolons; a double click reads accents only behind the mark. */
export function openedFile(file: string): OpenedCell[][] {
  const isUtf8 = file.startsWith('\uFEFF');
  const text = isUtf8 ? file.slice(1) : Buffer.from(file).toString('latin1');
  const lines: OpenedCell[][] = [[]];
  for (const [, quoted, bare, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n)/g)) {
    lines.at(-1)?.push(openedCell(quoted?.replaceAll('""', '"') ?? bare ?? ''));
    if (end === '\r\n') lines.push([]);
  }
  return lines.slice(0, -1);
}
