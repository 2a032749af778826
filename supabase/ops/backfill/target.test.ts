import { afterEach, expect, it, vi } from 'vitest';
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
