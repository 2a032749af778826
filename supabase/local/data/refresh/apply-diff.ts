import { parseArgs } from 'node:util';

interface DiffToApply {
  /** What would change, as `diffRecords` writes it. */
  difference: readonly string[];
  apply: boolean;
  /** Writes the new data. */
  write: () => Promise<void>;
}

/** Throws a sentence with the usage unless there is exactly one path. */
export function readArguments(args: readonly string[], usage: string): { path: string; apply: boolean } {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { aplicar: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [path, ...more] = positionals;
  if (path === undefined || more.length > 0) throw new Error(`Uso: ${usage} [--aplicar]`);
  return { path, apply: values.aplicar };
}

/** Shows the difference and writes only when asked to, so that nobody replaces data without having read what changes. */
export async function applyDiff({ difference, apply, write }: DiffToApply): Promise<void> {
  if (difference.length === 0) {
    console.log('Nada muda.');
    return;
  }
  console.log(difference.join('\n'));
  if (apply) await write();
  console.log(
    apply ? 'Aplicado. Confira com git diff e npm test.' : 'Nada foi escrito. Para aplicar: --aplicar',
  );
}
