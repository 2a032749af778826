import { writeFile } from 'node:fs/promises';
import { seedSql } from '../../data/seed/convert.ts';
import { readSource } from '../../data/seed/source.ts';

/** Writes supabase/seed.sql from the curated file of candidates. */
export async function run(): Promise<void> {
  await writeFile(new URL('../../../seed.sql', import.meta.url), seedSql(await readSource()));
}
