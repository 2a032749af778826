import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openEmbedded } from '../../local/emulator/database/pglite.ts';
import { claimDataFolder } from '../../local/cli/storage/data-folder.ts';
import { fillFolder } from '../../local/cli/storage/storage-fixture.ts';
import { loadFolder } from './target.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Nobody listens there: the first statement on it fails. */
const nobody = 'postgresql://postgres@127.0.0.1:1/postgres';

it.each([
  ['DATABASE_URL', 'LOCAL_DATABASE_URL'],
  ['LOCAL_DATABASE_URL', 'DATABASE_URL'],
])(
  'the loader makes the first statement on the server of %s: no accounts are put there',
  async (named, other) => {
    vi.stubEnv(named, nobody);
    vi.stubEnv(other, '');
    const folders: string[] = [];
    const loading = loadFolder(['arquivos'], async (database, folder) => {
      folders.push(folder);
      await database.query('select 1');
    });
    await expect(loading).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect(folders).toEqual(['arquivos']);
  },
);

describe('a folder of another schema', () => {
  let folder: string;

  beforeAll(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'backfill-')), 'local');
    await fillFolder(folder);
    const claimed = await claimDataFolder(folder);
    const database = await openEmbedded({ directory: claimed.database });
    await database.script(
      `update supabase_migrations.schema_migrations set version = '20261121090000'
       where version = (select max(version) from supabase_migrations.schema_migrations)`,
    );
    await database.close();
    await claimed.release();
  });

  afterAll(() => rm(join(folder, '..'), { recursive: true, force: true }));

  it('gets nothing from the loader, which says so and leaves it free', async () => {
    for (const server of ['DATABASE_URL', 'LOCAL_DATABASE_URL']) vi.stubEnv(server, '');
    vi.stubEnv('LOCAL_DATA_FOLDER', folder);
    const load = vi.fn<() => Promise<void>>();
    await expect(loadFolder(['arquivos'], load)).rejects.toThrow(
      'Os dados locais são de um esquema anterior: exporte o que quer guardar e rode npm run db:reset.',
    );
    expect(load).not.toHaveBeenCalled();
    await (await claimDataFolder(folder)).release();
  });
});
