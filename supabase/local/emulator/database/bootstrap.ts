import { readFile } from 'node:fs/promises';
import { type Database } from './database.ts';

const script = new URL('./bootstrap.sql', import.meta.url);

/**
 * Creates what hosted Supabase owns before the first migration: API roles, schemas auth and extensions, hosted's
 * default privileges. Safe to repeat. A server whose auth.users belongs to another role (the platform's own, or one
 * that its administrator prepared) is left as it is.
 */
export async function bootstrap(database: Database): Promise<void> {
  const foreign = await database.query(
    `select 1 from pg_catalog.pg_class where oid = to_regclass('auth.users') and pg_get_userbyid(relowner) <> current_user`,
  );
  if (foreign.rows.length > 0) return;
  await database.script(await readFile(script, 'utf8'));
}
