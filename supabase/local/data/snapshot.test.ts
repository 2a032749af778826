import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { pgtap } from '@electric-sql/pglite-pgtap';
import { expect, it, vi } from 'vitest';
import { migrationsFolder } from '../emulator/database/migrations.ts';
import { migratedSnapshot, openMigrated, readySnapshots } from '../emulator/database/snapshot.ts';

it('the snapshot opens a database with every migration, without the seed', async () => {
  const database = await openMigrated();
  const { rows } = await database.query(
    `select (select count(*)::int from supabase_migrations.schema_migrations) as migrations,
       (select count(*)::int from public.candidatos_presidencia_2026) as candidates`,
  );
  expect(rows).toEqual([{ migrations: (await readdir(migrationsFolder)).length, candidates: 0 }]);
  await database.close();
});

it('the snapshot keeps copies apart: what one writes the next does not see', async () => {
  const one = await openMigrated({ seed: true });
  await one.query(`update public.candidatos_presidencia_2026 set nome = 'Nome corrigido'`);
  await one.close();
  const other = await openMigrated({ seed: true });
  const { rows } = await other.query(
    `select count(*)::int as n from public.candidatos_presidencia_2026 where nome <> 'Nome corrigido'`,
  );
  expect(rows).toEqual([{ n: 14 }]);
  await other.close();
});

it('the snapshot is made once per combination of contents', async () => {
  expect(migratedSnapshot()).toBe(migratedSnapshot({ seed: false }));
  expect(migratedSnapshot()).not.toBe(migratedSnapshot({ seed: true }));
  await migratedSnapshot();
});

it('the snapshot begins where one with less is ready, and is made once for all processes', async () => {
  const opened = vi.spyOn(PGlite, 'create');
  const contents = [{ afterSeed: `-- ${randomUUID()}` }];
  await readySnapshots(contents);
  await readySnapshots(contents);
  const openings = opened.mock.calls.flat();
  opened.mockRestore();
  expect(openings).toHaveLength(1);
  expect(openings[0]).toHaveProperty('loadDataDir');
});

it('the snapshot is ready before a test opens its database', async () => {
  const opened = vi.spyOn(PGlite, 'create');
  const database = await openMigrated({ seed: true });
  expect(opened).toHaveBeenCalledOnce();
  opened.mockRestore();
  await database.close();
});

it('the snapshot takes further extensions', async () => {
  const database = await openMigrated({ extensions: { pgtap } });
  await database.script('create extension pgtap with schema extensions');
  const { rows } = await database.query('select extensions.pgtap_version() >= 1 as usable');
  expect(rows).toEqual([{ usable: true }]);
  await database.close();
});
