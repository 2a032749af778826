import { copyFile, writeFile } from 'node:fs/promises';
import { diffRecords } from '../refresh/diff-records.ts';
import { applyDiff, readArguments } from '../refresh/apply-diff.ts';
import { colorsFile, colorsJson, partiesFile, partyRecords, readParties } from '../refresh/parties.ts';

export const usage = {
  takes: '<arquivo.json> [--aplicar]',
  says: 'Mostra o que muda nos partidos deste repositório; --aplicar escreve.',
};

export async function run(args: readonly string[]): Promise<void> {
  const { path, apply } = readArguments(args);
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
