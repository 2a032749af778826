import { readFile } from 'node:fs/promises';
import { type Database } from './database.ts';

const script = new URL('./bootstrap.sql', import.meta.url);

/**
 * Creates what hosted Supabase owns before the first migration: API roles, schemas auth and extensions, hosted's
 * default privileges. Safe to repeat. A server that is the platform's own (it has the role supabase_admin) is left as it is.
 */
export async function bootstrap(database: Database): Promise<void> {
  const platform = await database.query(`select 1 from pg_catalog.pg_roles where rolname = 'supabase_admin'`);
  if (platform.rows.length > 0) return;
  await database.script(await readFile(script, 'utf8'));
}
