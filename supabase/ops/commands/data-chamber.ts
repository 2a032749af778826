import { readFile, writeFile } from 'node:fs/promises';
import { convertAll } from '../convert-chamber.ts';
import { compareChamberFile } from '../refresh/chamber.ts';
import { applyDiff, readArguments } from '../refresh/apply-diff.ts';

export const usage = {
  takes: '<pasta dos registros> [--aplicar]',
  says: 'Mostra o que muda na cópia da Câmara deste repositório; --aplicar escreve.',
};

const fileOf = (name: string): URL => new URL(`../../local/data/camara/${name}.json.br`, import.meta.url);

type Write = (file: URL, content: Buffer) => Promise<void>;

export async function run(args: readonly string[], write: Write = writeFile): Promise<void> {
  const { path, apply } = readArguments(args);
  const files = await convertAll(path);
  const differences = await Promise.all(
    [...files].map(async ([name, file]) => compareChamberFile(name, await readFile(fileOf(name)), file)),
  );
  await applyDiff({
    difference: differences.flat(),
    apply,
    write: async () => {
      for (const [name, file] of files) await write(fileOf(name), file);
    },
  });
}
