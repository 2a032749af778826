import { readFile } from 'node:fs/promises';
import { type Database } from './database.ts';

const script = new URL('./bootstrap.sql', import.meta.url);

/** Idempotent; leaves a server whose auth.users has another owner. */
export async function bootstrap(database: Database): Promise<void> {
  const foreign = await database.query(
    `select 1 from pg_catalog.pg_class where oid = to_regclass('auth.users') and pg_get_userbyid(relowner) <> current_user`,
  );
  if (foreign.rows.length > 0) return;
  await database.script(await readFile(script, 'utf8'));
}
