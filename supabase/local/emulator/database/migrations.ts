import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Database } from './database.ts';

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/** Its migrations are not in the folder: nothing updates it. */
export class UnknownMigrationError extends MigrationError {}

interface Migration {
  version: string;
  name: string;
  sql: string;
}

/** By version. Throws MigrationError for names unlike <14 digits>_<name>.sql. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const [, version, name] = /^(\d{14})_([a-z0-9_]+)\.sql$/.exec(file) ?? [];
      if (version === undefined || name === undefined)
        throw new MigrationError(`${file} is not named <14 digits>_<verb>_<object>.sql`);
      return { version, name, sql: await readFile(join(folder, file), 'utf8') };
    }),
  );
}

/** A string literal of SQL; only for scripts, which cannot bind parameters. */
export function sqlLiteral(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** The CLI stores statements apart without semicolons, we the whole text. */
function substance(sql: string): string {
  return sql.replace(/[\s;]+/g, '');
}

interface AppliedMigration {
  version: string;
  sql: string | null;
}

async function readApplied(database: Database): Promise<AppliedMigration[]> {
  await database.script(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (
      version text not null primary key, statements text[], name text
    );`);
  const { rows } = await database.query<AppliedMigration>(
    `select version, array_to_string(statements, ';') as sql
     from supabase_migrations.schema_migrations order by version`,
  );
  return rows;
}

function checkApplied(applied: readonly AppliedMigration[], known: ReadonlyMap<string, Migration>): void {
  const remedy =
    'Restore the file and put the change in a new migration, or recreate the local data (npm run db:reset).';
  for (const { version, sql } of applied) {
    const migration = known.get(version);
    if (migration === undefined)
      throw new UnknownMigrationError(
        `Migration ${version} was applied to this database but its file is gone. ${remedy}`,
      );
    if (sql !== null && substance(sql) !== substance(migration.sql))
      throw new MigrationError(
        `Migration ${version}_${migration.name} was changed after it was applied. ${remedy}`,
      );
  }
}

/** Recorded like the CLI. Throws MigrationError, or DatabaseError, rolling back only that one. */
export async function applyMigrations(database: Database, folder = migrationsFolder): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const applied = await readApplied(database);
  checkApplied(applied, new Map(migrations.map((migration) => [migration.version, migration])));
  const newest = applied.at(-1)?.version ?? '';
  const done = new Set(applied.map(({ version }) => version));
  const pending = migrations.filter(({ version }) => !done.has(version));
  const late = pending.find(({ version }) => version < newest);
  if (late !== undefined)
    throw new MigrationError(
      `Migration ${late.version}_${late.name} is older than ${newest}, which is already applied. Give it a newer timestamp.`,
    );
  for (const { version, name, sql } of pending) {
    // A script is one implicit transaction: migration and record succeed or fail together.
    await database.script(
      `${sql}\n;insert into supabase_migrations.schema_migrations (version, statements, name)
       values (${sqlLiteral(version)}, array[${sqlLiteral(sql)}], ${sqlLiteral(name)});`,
    );
  }
  return pending.map(({ version }) => version);
}
