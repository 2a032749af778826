import { ZodError } from 'zod';
import { type CsvRow, readCsv } from './csv.ts';

/** A batch that was refused: where it is in its file, and why. */
export interface Refusal {
  sentence: string;
  /** As `sincronizacoes` keeps it. */
  code: string;
}

/** Rows of a file as `read` gives them; one that it refuses (ZodError) comes as a refusal that names its line. */
export async function* readChecked<T>(
  file: { path: string; name: string },
  columns: readonly string[],
  read: (cells: CsvRow['cells']) => T,
  onBytes: (count: number) => void,
): AsyncGenerator<{ line: number; value: T } | Refusal> {
  for await (const { line, cells } of readCsv(file.path, columns, onBytes)) {
    try {
      yield { line, value: read(cells) };
    } catch (error) {
      if (!(error instanceof ZodError)) throw error;
      const fields = error.issues.map(({ path }) => path.join('.')).join(', ');
      yield { sentence: `${file.name}, linha ${line}: ${fields} de outro formato.`, code: 'formato' };
    }
  }
}
