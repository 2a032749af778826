import { createReadStream } from 'node:fs';
import path from 'node:path';

/** By the first line's names; null for another shape; `line` is its beginning. */
export interface CsvRow {
  line: number;
  cells: Record<string, string> | null;
}

interface RawRecord {
  line: number;
  /** Null for a record of another shape than the first. */
  cells: string[] | null;
}

interface Reader {
  /** Takes the next piece and returns the records that ended in it. */
  push(text: string): RawRecord[];
  /** The record that no line break ended, if any. */
  end(): RawRecord[];
}

/** Quotes may hold breaks; an unclosed one's lines are read anew. */
function createReader(): Reader {
  let width: number | null = null;
  let line = 1;
  let begins = 1;
  let cells: string[] = [];
  let cell = '';
  let text = '';
  let isQuoted = false;
  let wasQuote = false;
  let isOdd = false;
  const finish = (): RawRecord[] => {
    const read = { cells: [...cells, cell], text, begins, isOdd: isOdd || isQuoted };
    [cells, cell, text, begins, isQuoted, wasQuote, isOdd] = [[], '', '', line, false, false, false];
    if (read.text.trim() === '') return [];
    width ??= read.cells.length;
    const next = read.text.trimEnd().indexOf('\n') + 1;
    if (read.cells.length === width && !(read.isOdd && next > 0))
      return [{ line: read.begins, cells: read.cells }];
    const bad = { line: read.begins, cells: null };
    if (next === 0) return [bad];
    begins = line = read.begins + 1;
    return [bad, ...push(read.text.slice(next))];
  };
  const outside = (char: string): RawRecord[] => {
    if (char === ';') {
      cells.push(cell);
      cell = '';
    } else if (char === '\n') return finish();
    else if (char !== '\r') cell += char;
    return [];
  };
  const take = (char: string): RawRecord[] => {
    text += char;
    if (char === '\n') line += 1;
    if (char === '"' && (isQuoted || wasQuote || cell === '')) {
      if (!isQuoted && wasQuote) cell += '"';
      isQuoted = !isQuoted;
      wasQuote = !isQuoted;
      return [];
    }
    isOdd ||= wasQuote && !/[;\r\n]/.test(char);
    wasQuote = false;
    if (!isQuoted) return outside(char);
    cell += char;
    return [];
  };
  const push = (piece: string): RawRecord[] => Array.from(piece).flatMap(take);
  return {
    push,
    end() {
      const records: RawRecord[] = [];
      while (text !== '') records.push(...finish());
      return records;
    },
  };
}

/** UTF-8; drops byte order marks and NUL, other bytes become U+FFFD. */
async function* textOf(file: string, onBytes: (count: number) => void): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const stream: AsyncIterable<Buffer> = createReadStream(file);
  for await (const bytes of stream) {
    yield decoder.decode(bytes, { stream: true }).replaceAll('\0', '');
    onBytes(bytes.length);
  }
  yield decoder.decode();
}

/** Streams rows, misshapen ones without cells. Throws when a `wanted` column is missing. */
export async function* readCsv(
  file: string,
  wanted: readonly string[],
  onBytes: (count: number) => void = () => undefined,
): AsyncGenerator<CsvRow> {
  const reader = createReader();
  let columns: string[] | null = null;
  const named = function* (records: RawRecord[]): Generator<CsvRow> {
    for (const { line, cells } of records) {
      if (columns === null) {
        columns = cells ?? [];
        const missing = wanted.filter((column) => columns?.includes(column) !== true);
        if (missing.length > 0)
          throw new Error(`${path.basename(file)} não tem a coluna ${missing.join(', ')}.`);
        continue;
      }
      const row = cells && Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']));
      const isText = !wanted.some((column) => row?.[column]?.includes('\uFFFD'));
      yield { line, cells: isText ? row : null };
    }
  };
  for await (const text of textOf(file, onBytes)) yield* named(reader.push(text));
  yield* named(reader.end());
}
