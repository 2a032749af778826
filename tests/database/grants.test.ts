import { expect, it } from 'vitest';
import { openMigrated } from '../../supabase/local/emulator/database/snapshot.ts';
import { describeGrants } from './grants.ts';

it('the schema grants the API roles exactly what grants.txt says', async () => {
  const database = await openMigrated();
  try {
    await expect(await describeGrants(database)).toMatchFileSnapshot('./grants.txt');
  } finally {
    await database.close();
  }
});
