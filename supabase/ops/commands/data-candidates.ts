import { copyFile, writeFile } from 'node:fs/promises';
import { candidateRecords, sourceFaults } from '../refresh/candidates.ts';
import { diffRecords } from '../refresh/diff-records.ts';
import { applyDiff, readArguments } from '../refresh/apply-diff.ts';
import { readParties } from '../refresh/parties.ts';
import { seedSql } from '../../local/data/seed/convert.ts';
import { readSource, sourceFile } from '../../local/data/seed/source.ts';

export const usage = {
  takes: '<arquivo.json> [--aplicar]',
  says: 'Mostra o que muda nos candidatos deste repositório; --aplicar escreve.',
};

/** Replaces the curated candidates and seed.sql. Throws a sentence per fault. */
export async function run(args: readonly string[]): Promise<void> {
  const { path, apply } = readArguments(args);
  const [current, next, parties] = await Promise.all([readSource(), readSource(path), readParties()]);
  const faults = sourceFaults(next, parties);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  await applyDiff({
    difference: diffRecords(candidateRecords(current), candidateRecords(next)),
    apply,
    write: async () => {
      await copyFile(path, sourceFile);
      await writeFile(new URL('../../seed.sql', import.meta.url), seedSql(next));
    },
  });
}
