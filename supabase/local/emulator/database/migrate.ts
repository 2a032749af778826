/**
 * prepareDatabase(database, { seed, afterSeed, migrations }) → { applied, seeded }
 *
 * Takes any Database (embedded or server, empty or already prepared) to the state that the project asks for:
 * bootstrap → pending migrations → seed → the caller's own script. Running it again changes nothing.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { bootstrap } from './bootstrap.ts';
import { type Database } from './database.ts';
import { applyMigrations, sqlLiteral } from './migrations.ts';

const seedPath = 'supabase/seed.sql';
const seedFile = new URL('../../../seed.sql', import.meta.url);

export interface PrepareOptions {
  /** Run supabase/seed.sql if this database never had it. Default true. */
  seed?: boolean;
  /** SQL that runs every time, after the seed, and so must be harmless when it runs again. */
  afterSeed?: string;
  /** Another folder of migrations, for tests. */
  migrations?: string;
}

export interface Prepared {
  /** Versions of the migrations applied by this call. */
  applied: string[];
  /** Whether this call inserted the seed. */
  seeded: boolean;
}

/** Runs the seed once per database and remembers it as the Supabase CLI does, so that edited or deleted records stay so. */
async function applySeed(database: Database): Promise<boolean> {
  await database.script(
    `create table if not exists supabase_migrations.seed_files (path text not null primary key, hash text not null);`,
  );
  const known = await database.query('select 1 from supabase_migrations.seed_files where path = $1', [
    seedPath,
  ]);
  if (known.rows.length > 0) return false;
  const sql = await readFile(seedFile, 'utf8');
  const hash = createHash('sha256').update(sql).digest('hex');
  await database.script(
    `${sql}\n;insert into supabase_migrations.seed_files (path, hash) values (${sqlLiteral(seedPath)}, ${sqlLiteral(hash)});`,
  );
  return true;
}

/** See the top of the file. Throws MigrationError or DatabaseError; what was applied before the failure stays. */
export async function prepareDatabase(database: Database, options: PrepareOptions = {}): Promise<Prepared> {
  await bootstrap(database);
  const applied = await applyMigrations(database, options.migrations);
  const seeded = options.seed === false ? false : await applySeed(database);
  if (options.afterSeed) await database.script(options.afterSeed);
  return { applied, seeded };
}
