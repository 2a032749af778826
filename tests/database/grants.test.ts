import { expect, it } from 'vitest';
import { describeGrants } from './grants.ts';
import { database } from './support/migrated.ts';

it('the schema grants the API roles exactly what grants.txt says', async () => {
  await expect(await describeGrants(database)).toMatchFileSnapshot('./grants.txt');
});
