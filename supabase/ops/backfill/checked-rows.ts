import { ZodError } from 'zod';
import { type CsvRow, readCsv } from './csv.ts';

export type Cells = NonNullable<CsvRow['cells']>;

/** A row, file or batch left out: where, and why. */
export interface Refusal {
  sentence: string;
  /** As `sincronizacoes` keeps it. */
  code: string;
  /** The job's `keyOf`; null where the row does not tell. */
  key: string | null;
}

export function refusalOf(sentence: string, code = 'formato', key: string | null = null): Refusal {
  return { sentence, code, key };
}

/** ZodErrors come as refusals that name their line. */
export async function* readChecked<T>(
  file: { path: string; name: string },
  columns: readonly string[],
  read: (cells: Cells) => T,
  onBytes: (count: number) => void,
  keyOf: (cells: Cells) => string | null = () => null,
): AsyncGenerator<{ line: number; value: T; key: string | null } | Refusal> {
  for await (const { line, cells } of readCsv(file.path, columns, onBytes)) {
    if (cells === null) {
      yield refusalOf(`${file.name}, linha ${line}: linha de outro formato.`);
      continue;
    }
    const key = keyOf(cells);
    try {
      yield { line, value: read(cells), key };
    } catch (error) {
      if (!(error instanceof ZodError)) throw error;
      const fields = error.issues.map(({ path }) => path.join('.')).join(', ');
      yield refusalOf(`${file.name}, linha ${line}: ${fields} de outro formato.`, 'formato', key);
    }
  }
}
