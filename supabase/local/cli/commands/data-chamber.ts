import { readFile, writeFile } from 'node:fs/promises';
import { convertAll } from '../convert-chamber.ts';
import { compareChamberFile } from '../../data/refresh/chamber.ts';
import { applyDiff, readArguments } from '../../data/refresh/apply-diff.ts';

const fileOf = (name: string): URL => new URL(`../../data/camara/${name}.json.br`, import.meta.url);

/** `data:chamber <folder> [--aplicar]`: replaces the copy of the Chamber's records. */
export async function run(args: readonly string[]): Promise<void> {
  const { path, apply } = readArguments(args, 'data:chamber <pasta dos registros>');
  const files = await convertAll(path);
  const differences = await Promise.all(
    [...files].map(async ([name, file]) => compareChamberFile(name, await readFile(fileOf(name)), file)),
  );
  await applyDiff({
    difference: differences.flat(),
    apply,
    write: async () => {
      for (const [name, file] of files) await writeFile(fileOf(name), file);
    },
  });
}
