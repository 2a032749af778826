import { createReadStream } from 'node:fs';
import path from 'node:path';

/** A row of a file, by the names of its first line; `line` is where it begins. */
export interface CsvRow {
  line: number;
  cells: Record<string, string>;
}

interface Reader {
  /** Takes the next piece and returns the records that ended in it. */
  push(text: string): { line: number; cells: string[] }[];
  /** The record that no line break ended, if any. Throws for an open quote. */
  end(): { line: number; cells: string[] }[];
}

/** Reads ';' records: quotes doubled within quotes, which may hold line breaks. */
function createReader(file: string): Reader {
  let line = 1;
  let begins = 1;
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let wasQuote = false;
  const finish = () => {
    const record = { line: begins, cells: [...cells, cell] };
    cells = [];
    cell = '';
    begins = line;
    return record.cells.length === 1 && record.cells[0] === '' ? [] : [record];
  };
  const outside = (char: string) => {
    if (char === ';') {
      cells.push(cell);
      cell = '';
    } else if (char === '\n') return finish();
    else if (char !== '\r') cell += char;
    return [];
  };
  const take = (char: string) => {
    if (char === '\n') line += 1;
    if (char === '"') {
      if (!isQuoted && wasQuote) cell += '"';
      isQuoted = !isQuoted;
      wasQuote = !isQuoted;
      return [];
    }
    wasQuote = false;
    if (!isQuoted) return outside(char);
    cell += char;
    return [];
  };
  return {
    push: (text) => Array.from(text).flatMap(take),
    end() {
      if (isQuoted) throw new Error(`${file}, linha ${begins}: aspas que não fecham.`);
      return finish();
    },
  };
}

/** UTF-8 with or without a byte order mark, without the NUL that PostgreSQL keeps in no text; throws for bytes that are not. */
async function* textOf(file: string, onBytes: (count: number) => void): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const stream: AsyncIterable<Buffer> = createReadStream(file);
  for await (const bytes of stream) {
    yield decoder.decode(bytes, { stream: true }).replaceAll('\0', '');
    onBytes(bytes.length);
  }
  yield decoder.decode();
}

/**
 * The rows of a ';' file as a stream, one at a time. `onBytes` hears how much was read. Throws, naming the file and the
 * line, when a column of `wanted` is missing or a row has another number of cells.
 */
export async function* readCsv(
  file: string,
  wanted: readonly string[],
  onBytes: (count: number) => void = () => undefined,
): AsyncGenerator<CsvRow> {
  const name = path.basename(file);
  const reader = createReader(name);
  let columns: string[] | null = null;
  const named = function* (records: ReturnType<Reader['push']>): Generator<CsvRow> {
    for (const { line, cells } of records) {
      if (columns === null) {
        columns = cells;
        const missing = wanted.filter((column) => !cells.includes(column));
        if (missing.length > 0) throw new Error(`${name} não tem a coluna ${missing.join(', ')}.`);
      } else if (cells.length !== columns.length) {
        throw new Error(`${name}, linha ${line}: ${cells.length} campos em vez de ${columns.length}.`);
      } else {
        yield { line, cells: Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])) };
      }
    }
  };
  for await (const text of textOf(file, onBytes)) yield* named(reader.push(text));
  yield* named(reader.end());
}
