import { readFile, writeFile } from 'node:fs/promises';
import { openMigrated } from '../../emulator/database/snapshot.ts';
import { databaseTypes, typesFile } from '../database-types.ts';

/** Writes src/lib/supabase/database.types.ts from the migrations; with --check only compares and throws on drift. */
export async function run(args: readonly string[]): Promise<void> {
  const database = await openMigrated();
  try {
    const types = await databaseTypes(database);
    if (!args.includes('--check')) await writeFile(typesFile, types);
    else if ((await readFile(typesFile, 'utf8')) !== types)
      throw new Error('database.types.ts não corresponde às migrações. Rode npm run db:types.');
  } finally {
    await database.close();
  }
}
