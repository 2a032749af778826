/** Brings any Database through bootstrap, pending migrations, seed and the caller's script; idempotent. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { bootstrap } from './bootstrap.ts';
import { type Database } from './database.ts';
import { applyMigrations, sqlLiteral } from './migrations.ts';
import { readSeedFiles } from '../project-config.ts';

const project = new URL('../../../../', import.meta.url);

/** The seeds of the project, in the order of its config.toml. */
export function seedFiles(): Promise<URL[]> {
  return readSeedFiles(new URL('supabase/config.toml', project));
}

export interface PrepareOptions {
  seed?: boolean;
  /** SQL after every start's seed: it must be harmless when repeated. */
  afterSeed?: string;
  migrations?: string;
}

export interface Prepared {
  applied: string[];
  seeded: boolean;
}

/** Once per database, recorded like the Supabase CLI: edited records stay. */
async function applySeeds(database: Database): Promise<boolean> {
  await database.script(
    `create table if not exists supabase_migrations.seed_files (path text not null primary key, hash text not null);`,
  );
  const { rows } = await database.query('select path from supabase_migrations.seed_files');
  const known = new Set(rows.map(({ path }) => path));
  const seeds = (await seedFiles()).map((url) => ({ url, path: url.href.slice(project.href.length) }));
  const missing = seeds.filter(({ path }) => !known.has(path));
  for (const { path, url } of missing) {
    const sql = await readFile(url, 'utf8');
    const hash = createHash('sha256').update(sql).digest('hex');
    await database.script(
      `${sql}\n;insert into supabase_migrations.seed_files (path, hash) values (${sqlLiteral(path)}, ${sqlLiteral(hash)});`,
    );
  }
  return missing.length > 0;
}

/** Throws MigrationError or DatabaseError; what was applied before stays. */
export async function prepareDatabase(database: Database, options: PrepareOptions = {}): Promise<Prepared> {
  await bootstrap(database);
  const applied = await applyMigrations(database, options.migrations);
  const seeded = options.seed === false ? false : await applySeeds(database);
  if (options.afterSeed) await database.script(options.afterSeed);
  return { applied, seeded };
}
