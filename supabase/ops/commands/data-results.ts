import { readFile, writeFile } from 'node:fs/promises';
import { diffRecords } from '../refresh/diff-records.ts';
import { applyDiff, readArguments } from '../refresh/apply-diff.ts';
import { electedRecords, readResults, roundOfFeed, roundRecords } from '../refresh/results.ts';
import { electionSeedSql } from '../../local/data/seed/election.ts';
import { readElection, roundFile, type RoundSource } from '../../local/data/seed/election-source.ts';

export const usage = {
  takes: '<arquivo do TSE> [--aplicar]',
  says: 'Mostra o que muda num turno deste repositório; --aplicar escreve.',
};

type Write = (file: URL, text: string) => Promise<void>;

const generated = 'O próprio arquivo diz que é um exemplo gerado, não um arquivo do TSE.';

/** The round's file and its seed; both are computed before either is written. */
async function writeRound(turno: 1 | 2, round: RoundSource, write: Write): Promise<void> {
  const source = await readElection();
  const seed = electionSeedSql({ ...source, [turno === 1 ? 'firstRound' : 'secondRound']: round });
  await write(roundFile(turno), `${JSON.stringify(round, null, 1)}\n`);
  await write(new URL('../../seed-eleicao-2026.sql', import.meta.url), seed);
}

/** Throws why a TSE file is refused, such as one marked made up. */
export async function run(args: readonly string[], write: Write = writeFile): Promise<void> {
  const { path, apply } = readArguments(args);
  const [content, source] = await Promise.all([readFile(path, 'utf8'), readElection()]);
  const feed = readResults(content);
  if (feed.isSample) {
    if (apply) throw new Error(`${generated} Nada foi escrito.`);
    console.log(generated);
  }
  if (feed.office === 'deputy') {
    const { here, court } = electedRecords(feed, source);
    if (apply) throw new Error('A lista de eleitos para a Câmara só é comparada: nada foi escrito.');
    const difference = diffRecords(here, court);
    console.log(difference.length === 0 ? 'Nada difere.' : difference.join('\n'));
    return;
  }
  const round = roundOfFeed(feed, source);
  const before = feed.turno === 1 ? source.firstRound : source.secondRound;
  await applyDiff({
    difference: diffRecords(roundRecords(before), roundRecords(round)),
    apply,
    write: () => writeRound(feed.turno, round, write),
  });
}
