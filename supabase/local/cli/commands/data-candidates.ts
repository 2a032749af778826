import { copyFile, writeFile } from 'node:fs/promises';
import { candidateRecords, sourceFaults } from '../../data/refresh/candidates.ts';
import { diffRecords } from '../../data/refresh/diff-records.ts';
import { applyDiff, readArguments } from '../../data/refresh/apply-diff.ts';
import { readParties } from '../../data/refresh/parties.ts';
import { seedSql } from '../../data/seed/convert.ts';
import { readSource, sourceFile } from '../../data/seed/source.ts';

/** `data:candidates <file> [--aplicar]`: replaces the curated candidates and seed.sql. Throws a sentence per fault. */
export async function run(args: readonly string[]): Promise<void> {
  const { path, apply } = readArguments(args, 'data:candidates <arquivo.json>');
  const [current, next, parties] = await Promise.all([readSource(), readSource(path), readParties()]);
  const faults = sourceFaults(next, parties);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  await applyDiff({
    difference: diffRecords(candidateRecords(current), candidateRecords(next)),
    apply,
    write: async () => {
      await copyFile(path, sourceFile);
      await writeFile(new URL('../../../seed.sql', import.meta.url), seedSql(next));
    },
  });
}
