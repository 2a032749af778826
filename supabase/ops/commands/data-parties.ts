import { readFile, writeFile } from 'node:fs/promises';
import { diffRecords } from '../refresh/diff-records.ts';
import { applyDiff, readArguments } from '../refresh/apply-diff.ts';
import { colorsFile, colorsJson, partiesFile, partyRecords, readParties } from '../refresh/parties.ts';

export const usage = {
  takes: '<arquivo.json> [--aplicar]',
  says: 'Mostra o que muda nos partidos deste repositório; --aplicar escreve.',
};

type Write = (file: URL, text: string) => Promise<void>;

export async function run(args: readonly string[], write: Write = writeFile): Promise<void> {
  const { path, apply } = readArguments(args);
  const [text, current, next] = await Promise.all([readFile(path, 'utf8'), readParties(), readParties(path)]);
  await applyDiff({
    difference: diffRecords(partyRecords(current), partyRecords(next)),
    apply,
    write: async () => {
      await write(partiesFile, text.replace(/^\uFEFF/, ''));
      await write(colorsFile, colorsJson(next));
    },
  });
}
