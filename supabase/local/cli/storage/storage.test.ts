import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoAccounts } from '../../data/demo-accounts.ts';
import { DataInUseError } from './data-folder.ts';
import { openStorage } from './storage.ts';
import { fillFolder } from './storage-fixture.ts';
import { explainOpening, explainWriting, StorageError } from './storage-errors.ts';

let folder: string;

beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'storage-')), 'local');
  await fillFolder(folder);
});

afterAll(() => rm(join(folder, '..'), { recursive: true, force: true }));

const damaged = () =>
  `O banco em ${folder} está danificado e não abre. Para refazê-lo, apagando as contas e as escolhas que guarda: npm run db:reset`;

test('a folder of another schema opens as it was, and its people can export what they kept', async () => {
  const before = await openStorage({ kind: 'folder', folder });
  expect(before.outdated).toBe(false);
  await before.database.script(
    `update supabase_migrations.schema_migrations set version = '20261121090000'
       where version = (select max(version) from supabase_migrations.schema_migrations);
     delete from supabase_migrations.seed_files`,
  );
  await before.close();

  const { database, outdated, close } = await openStorage({ kind: 'folder', folder });
  expect(outdated).toBe(true);
  const { rows } = await database.query('select 1 from supabase_migrations.seed_files');
  expect(rows).toEqual([]);
  const exported = await database.transaction(async (tx) => {
    await tx.query(
      `select set_config('request.jwt.claims', json_build_object('sub', id, 'email', email)::text, true)
       from auth.users where email = $1`,
      [demoAccounts[0].email],
    );
    await tx.query('set local role authenticated');
    return tx.query(`select public.exportar_meus_dados() -> 'conta' ->> 'email' as email`);
  });
  await close();
  expect(exported.rows).toEqual([{ email: demoAccounts[0].email }]);
});

/** From what would be begun anew to what makes WebAssembly give up. */
const damages = [
  ['without its version', async () => rm(join(folder, 'database', 'PG_VERSION'))],
  [
    'with tables that are cut off',
    async () => {
      const base = join(folder, 'database', 'base');
      const entries = await readdir(base, { recursive: true, withFileTypes: true });
      for (const entry of entries)
        if (entry.isFile()) await truncate(join(entry.parentPath, entry.name), 100);
    },
  ],
  [
    'without what says how it was left',
    async () => writeFile(join(folder, 'database', 'global', 'pg_control'), ''),
  ],
] as const;

test.each(damages)(
  'a database %s is reported in one sentence with what to do, and never deleted',
  async (_how, damage) => {
    await damage();
    const refusal = { name: 'StorageError', message: damaged() };
    await expect(openStorage({ kind: 'folder', folder })).rejects.toMatchObject(refusal);
    await expect(openStorage({ kind: 'folder', folder })).rejects.toMatchObject(refusal);
    expect(await readdir(folder)).toContain('ready');
  },
);

test.each([
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' }),
  // As WebAssembly's file system throws it: no message, no code.
  { name: 'ErrnoError', errno: 51 },
  new Error('a migration failed', {
    cause: Object.assign(new Error('could not extend file'), { code: '53100' }),
  }),
])('a full disk is reported in one sentence: %j', (error) => {
  const said = new StorageError('Não há espaço livre no disco para /dados. Libere 500 MB e tente novamente.');
  expect(explainWriting('/dados', error)).toEqual(said);
  expect(explainOpening('/dados', error)).toEqual(said);
});

test('what has a sentence of its own keeps it', () => {
  const inUse = new DataInUseError('/dados', 7);
  const denied = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES', syscall: 'open' });
  expect(explainOpening('/dados', inUse)).toBe(inUse);
  expect(explainOpening('/dados', denied)).toBe(denied);
  expect(explainWriting('/dados', inUse)).toBe(inUse);
});
