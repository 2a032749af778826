import { copyFile, writeFile } from 'node:fs/promises';
import { diffRecords } from '../../data/refresh/diff-records.ts';
import { applyDiff, readArguments } from '../../data/refresh/apply-diff.ts';
import {
  colorsFile,
  colorsJson,
  partiesFile,
  partyRecords,
  readParties,
} from '../../data/refresh/parties.ts';

/** `data:parties <file> [--aplicar]`: replaces the registered parties and the colours that the site shows. */
export async function run(args: readonly string[]): Promise<void> {
  const { path, apply } = readArguments(args, 'data:parties <arquivo.json>');
  const [current, next] = await Promise.all([readParties(), readParties(path)]);
  await applyDiff({
    difference: diffRecords(partyRecords(current), partyRecords(next)),
    apply,
    write: async () => {
      await copyFile(path, partiesFile);
      await writeFile(colorsFile, colorsJson(next));
    },
  });
}
