import { writeFile } from 'node:fs/promises';
import { prepareDatabase } from '../../emulator/database/migrate.ts';
import { openDatabase } from '../../emulator/database/open.ts';
import { generatedTypes, typesFile } from '../database-types.ts';
import { startHostedServer } from '../official/hosted-server.ts';
import { openSupabaseCli } from '../official/supabase-cli.ts';
import { officialTools } from '../official/tools.ts';

export const usage = { takes: '', says: 'Regenera os tipos do banco a partir das migrações.' };

async function migrate(url: string): Promise<void> {
  const database = await openDatabase({ url });
  try {
    await prepareDatabase(database, { seed: false });
  } finally {
    await database.close();
  }
}

export async function run(): Promise<void> {
  const tools = await officialTools();
  const server = await startHostedServer(tools);
  const supabase = await openSupabaseCli(tools.cli);
  try {
    const url = await server.createDatabase('types');
    await migrate(url);
    await writeFile(typesFile, await generatedTypes(supabase, url));
  } finally {
    await supabase.remove();
    await server.stop();
  }
}
