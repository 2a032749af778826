import { introspect, generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import houseFormat from '../../../.oxfmtrc.json' with { type: 'json' };
import { type Queryable } from '../emulator/database/database.ts';

export const typesFile = fileURLToPath(
  new URL('../../../src/lib/supabase/database.types.ts', import.meta.url),
);

/** The TypeScript types of schema public as `supabase gen types` writes them, formatted as this repository is. */
export async function databaseTypes(database: Queryable): Promise<string> {
  const metadata = await introspect({ query: (sql) => database.query(sql) }, { includedSchemas: ['public'] });
  const types = await generateTypescript(sortGeneratorMetadata(metadata), {
    detectOneToOneRelationships: true,
    postgrestVersion: '13',
  });
  const { code } = await format(typesFile, types, houseFormat);
  return code;
}
