import { writeFile } from 'node:fs/promises';
import { seedSql } from '../../data/seed/convert.ts';
import { electionSeedSql } from '../../data/seed/election.ts';
import { readElection } from '../../data/seed/election-source.ts';
import { readSource } from '../../data/seed/source.ts';
import { sourcesSeedSql } from '../../data/seed/sources.ts';

export const usage = {
  takes: '',
  says: 'Regenera os arquivos supabase/seed*.sql a partir dos arquivos com fontes.',
};

export async function run(): Promise<void> {
  const source = await readSource();
  await writeFile(new URL('../../../seed.sql', import.meta.url), seedSql(source));
  await writeFile(new URL('../../../seed-fontes.sql', import.meta.url), sourcesSeedSql(source));
  await writeFile(
    new URL('../../../seed-eleicao-2026.sql', import.meta.url),
    electionSeedSql(await readElection()),
  );
}
