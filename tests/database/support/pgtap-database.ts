import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pgtap } from '@electric-sql/pglite-pgtap';
import type { Database } from '../../../supabase/local/emulator/database/database.ts';
import { prepareDatabase } from '../../../supabase/local/emulator/database/migrate.ts';
import { openDatabase } from '../../../supabase/local/emulator/database/open.ts';
import { openMigrated } from '../../../supabase/local/emulator/database/snapshot.ts';

const folder = path.resolve(import.meta.dirname, '../../../supabase/tests');

export const pgtapFiles: ReadonlyMap<string, string> = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.sql'))
    .sort()
    .map((file) => [path.basename(file, '.test.sql'), path.join(folder, file)]),
);

/** A server's empty database, migrated; its own pgTAP must be installed. */
async function migrateServer(url: string): Promise<Database> {
  const database = await openDatabase({ url });
  await prepareDatabase(database, { seed: false });
  return database;
}

/** Embedded, or LOCAL_DATABASE_URL's empty server. The caller closes it. */
export async function openForPgtap(): Promise<Database> {
  const url = process.env['LOCAL_DATABASE_URL']?.trim() ?? '';
  const database = url === '' ? await openMigrated({ extensions: { pgtap } }) : await migrateServer(url);
  await database.script('create extension if not exists pgtap with schema extensions');
  return database;
}
