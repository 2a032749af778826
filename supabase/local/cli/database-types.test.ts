import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { openMigrated } from '../emulator/database/snapshot.ts';
import { databaseTypes, typesFile } from './database-types.ts';

it('the committed types are those of the migrated database (npm run db:types)', async () => {
  const database = await openMigrated();
  expect(await databaseTypes(database)).toBe(await readFile(typesFile, 'utf8'));
  await database.script('alter table public.user_roles add column drift text');
  expect(await databaseTypes(database)).toContain('drift: string | null');
  await database.close();
});
