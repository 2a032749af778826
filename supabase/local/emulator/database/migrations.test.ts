import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database } from './database.ts';
import { applyMigrations, MigrationError } from './migrations.ts';
import { openMigrated } from './snapshot.ts';

let database: Database;

beforeAll(async () => {
  database = await openMigrated();
});
afterAll(() => database.close());

describe('applyMigrations', () => {
  let folder: string;
  const put = (file: string, sql: string) => writeFile(join(folder, file), sql);
  const first = '20270101000000_create_first.sql';
  const second = '20270102000000_create_second.sql';

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'migrations-'));
    await database.script(
      'drop table if exists public.first, public.second; truncate supabase_migrations.schema_migrations',
    );
    await put(first, `create table public.first (note text default 'it''s; fine');`);
    await put(second, 'create table public.second (id int);');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('applies in order and records version, name and text', async () => {
    expect(await applyMigrations(database, folder)).toEqual(['20270101000000', '20270102000000']);
    const { rows } = await database.query(
      'select * from supabase_migrations.schema_migrations order by version',
    );
    expect(rows).toEqual([
      {
        version: '20270101000000',
        statements: [`create table public.first (note text default 'it''s; fine');`],
        name: 'create_first',
      },
      {
        version: '20270102000000',
        statements: ['create table public.second (id int);'],
        name: 'create_second',
      },
    ]);
    expect(await applyMigrations(database, folder)).toEqual([]);
  });

  it('refuses a migration that was changed after it was applied', async () => {
    await applyMigrations(database, folder);
    await put(first, 'create table public.first (note text, more text);');
    await expect(applyMigrations(database, folder)).rejects.toThrow(
      new MigrationError(
        'Migration 20270101000000_create_first was changed after it was applied. Restore the file and put the change in a new migration, or recreate the local data (npm run db:reset).',
      ),
    );
  });

  it('accepts a record in statements without semicolons, as the official command line writes it', async () => {
    await put(first, 'create table public.first (note text);\n\ncomment on table public.first is null;\n');
    await database.query(
      `insert into supabase_migrations.schema_migrations
       values ('20270101000000', array['create table public.first (note text)', 'comment on table public.first is null'], 'create_first')`,
    );
    expect(await applyMigrations(database, folder)).toEqual(['20270102000000']);
  });

  it('refuses a database that knows a migration whose file is gone', async () => {
    await applyMigrations(database, folder);
    await rm(join(folder, second));
    await expect(applyMigrations(database, folder)).rejects.toThrow(
      /Migration 20270102000000 was applied to this database but its file is gone/,
    );
  });

  it('refuses a pending migration older than an applied one', async () => {
    await applyMigrations(database, folder);
    await put('20260101000000_create_late.sql', 'select 1;');
    await expect(applyMigrations(database, folder)).rejects.toThrow(
      /20260101000000_create_late is older than 20270102000000/,
    );
  });

  it('rolls a failing migration back whole and keeps the earlier ones', async () => {
    await put(second, 'create table public.second (id int); select 1 / 0;');
    await expect(applyMigrations(database, folder)).rejects.toMatchObject({ code: '22012' });
    const { rows } = await database.query(
      `select to_regclass('public.first') is not null as first, to_regclass('public.second') is not null as second,
         (select array_agg(version) from supabase_migrations.schema_migrations) as versions`,
    );
    expect(rows).toEqual([{ first: true, second: false, versions: ['20270101000000'] }]);
  });

  it('refuses a file whose name gives no version', async () => {
    await put('create_third.sql', 'select 1;');
    await expect(applyMigrations(database, folder)).rejects.toThrow(
      'create_third.sql is not named <14 digits>_<verb>_<object>.sql',
    );
  });
});
