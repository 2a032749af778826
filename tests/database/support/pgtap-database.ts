import { pgtap } from '@electric-sql/pglite-pgtap';
import type { Database } from '../../../supabase/local/emulator/database/database.ts';
import { openMigrated } from '../../../supabase/local/emulator/database/snapshot.ts';

/** Where the pgTAP files live. */
export const pgtapFolder = new URL('../../../supabase/tests/', import.meta.url);

/** A migrated database with pgTAP at hand, as `supabase test db` prepares one. The caller closes it. */
export async function openForPgtap(): Promise<Database> {
  const database = await openMigrated({ extensions: { pgtap } });
  await database.script('create extension if not exists pgtap with schema extensions');
  return database;
}
