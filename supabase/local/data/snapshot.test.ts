import { readdir } from 'node:fs/promises';
import { pgtap } from '@electric-sql/pglite-pgtap';
import { expect, it } from 'vitest';
import { migrationsFolder } from '../emulator/database/migrations.ts';
import { migratedSnapshot, openMigrated } from '../emulator/database/snapshot.ts';

it('the snapshot opens a database with every migration, without the seed', async () => {
  const database = await openMigrated();
  const { rows } = await database.query(
    `select (select count(*)::int from supabase_migrations.schema_migrations) as migrations,
       (select count(*)::int from public.candidatos_presidencia_2026) as candidates`,
  );
  expect(rows).toEqual([{ migrations: (await readdir(migrationsFolder)).length, candidates: 0 }]);
  await database.close();
});

/** Two databases are migrated and seeded anew, on a machine that may be busy. */
it(
  'the snapshot keeps copies apart: what one writes the next does not see',
  { timeout: 120_000 },
  async () => {
    const one = await openMigrated({ seed: true });
    await one.query(`update public.candidatos_presidencia_2026 set nome = 'Nome corrigido'`);
    await one.close();
    const other = await openMigrated({ seed: true });
    const { rows } = await other.query(
      `select count(*)::int as n from public.candidatos_presidencia_2026 where nome <> 'Nome corrigido'`,
    );
    expect(rows).toEqual([{ n: 14 }]);
    await other.close();
  },
);

it('the snapshot is made once per combination of contents', async () => {
  expect(migratedSnapshot()).toBe(migratedSnapshot({ seed: false }));
  expect(migratedSnapshot()).not.toBe(migratedSnapshot({ seed: true }));
  await migratedSnapshot();
});

it('the snapshot takes further extensions', async () => {
  const database = await openMigrated({ extensions: { pgtap } });
  await database.script('create extension pgtap with schema extensions');
  const { rows } = await database.query('select extensions.pgtap_version() >= 1 as usable');
  expect(rows).toEqual([{ usable: true }]);
  await database.close();
});
