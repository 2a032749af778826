import { readFile, writeFile } from 'node:fs/promises';
import { candidateRecords, sourceFaults } from '../refresh/candidates.ts';
import { diffRecords } from '../refresh/diff-records.ts';
import { applyDiff, readArguments } from '../refresh/apply-diff.ts';
import { readParties } from '../refresh/parties.ts';
import { seedSql } from '../../local/data/seed/convert.ts';
import { readSource, sourceFile } from '../../local/data/seed/source.ts';
import { sourcesSeedSql } from '../../local/data/seed/sources.ts';

export const usage = {
  takes: '<arquivo.json> [--aplicar]',
  says: 'Mostra o que muda nos candidatos deste repositório; --aplicar escreve.',
};

type Write = (file: URL, text: string) => Promise<void>;

/** Replaces curated candidates and their seeds, computed before any is written. Throws a sentence per fault. */
export async function run(args: readonly string[], write: Write = writeFile): Promise<void> {
  const { path, apply } = readArguments(args);
  const [text, current, next, parties] = await Promise.all([
    readFile(path, 'utf8'),
    readSource(),
    readSource(path),
    readParties(),
  ]);
  const faults = sourceFaults(next, parties);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  const files = [
    [sourceFile, text.replace(/^\uFEFF/, '')],
    [new URL('../../seed.sql', import.meta.url), seedSql(next)],
    [new URL('../../seed-fontes.sql', import.meta.url), sourcesSeedSql(next)],
  ] as const;
  await applyDiff({
    difference: diffRecords(candidateRecords(current), candidateRecords(next)),
    apply,
    write: async () => {
      for (const [file, content] of files) await write(file, content);
    },
  });
}
