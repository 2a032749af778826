import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Database } from './database.ts';
import { prepareDatabase } from './migrate.ts';
import { applyMigrations, MigrationError } from './migrations.ts';
import { openMigrated } from './snapshot.ts';

let database: Database;

beforeEach(async () => {
  database = await openMigrated();
});
afterEach(() => database.close());

describe('prepareDatabase', () => {
  it('seeds once and changes nothing the second time', async () => {
    expect(await prepareDatabase(database)).toEqual({ applied: [], seeded: true });
    await database.query(
      `update public.candidatos_presidencia_2026 set nome = 'Nome corrigido' where numero_urna = 13`,
    );
    await database.query('delete from public.candidatos_presidencia_2026 where numero_urna = 22');
    expect(await prepareDatabase(database)).toEqual({ applied: [], seeded: false });
    const { rows } = await database.query(
      `select count(*)::int as n, count(*) filter (where nome = 'Nome corrigido')::int as corrected
       from public.candidatos_presidencia_2026`,
    );
    expect(rows).toEqual([{ n: 13, corrected: 1 }]);
  });

  it('makes the demonstration accounts only when asked, and leaves them as they are afterwards', async () => {
    await prepareDatabase(database, { seed: false });
    expect((await database.query('select 1 from auth.users')).rows).toEqual([]);
    await prepareDatabase(database, { seed: false, demoAccounts: true });
    await database.query(`update auth.users set encrypted_password = 'changed' where email like 'usuario@%'`);
    await prepareDatabase(database, { seed: false, demoAccounts: true });
    const { rows } = await database.query(
      `select u.email, (u.encrypted_password = extensions.crypt('pauta-aberta-2026', u.encrypted_password)) as original,
         array_agg(i.provider order by i.provider) as providers, r.role
       from auth.users u join auth.identities i on i.user_id = u.id left join public.user_roles r on r.user_id = u.id
       group by u.id, r.role order by u.email`,
    );
    expect(rows).toEqual([
      { email: 'admin@pautaaberta.local', original: true, providers: ['email', 'google'], role: 'admin' },
      { email: 'usuario@pautaaberta.local', original: false, providers: ['email'], role: null },
    ]);
  });
});

describe('applyMigrations', () => {
  let folder: string;
  const put = (file: string, sql: string) => writeFile(join(folder, file), sql);
  const first = '20270101000000_create_first.sql';
  const second = '20270102000000_create_second.sql';

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'migrations-'));
    await database.script('truncate supabase_migrations.schema_migrations');
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
