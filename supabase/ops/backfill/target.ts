import { fileURLToPath } from 'node:url';
import { type Database } from '../../local/emulator/database/database.ts';
import { openStorage } from '../../local/cli/storage/storage.ts';
import { openDatabase } from '../../local/emulator/database/open.ts';
import { launchSettings, readServer, readVariables } from '../../local/cli/launch/settings.ts';
import type { Report } from './batches.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Never migrated or seeded: people may be using the server. */
async function openTarget(): Promise<{ database: Database; close(): Promise<void> }> {
  const variables = await readVariables(root, 'development', process.env);
  const url = readServer(variables, 'DATABASE_URL') ?? readServer(variables, 'LOCAL_DATABASE_URL');
  if (url === null) {
    const opened = await openStorage(launchSettings(variables, root).storage);
    if (!opened.outdated) return opened;
    await opened.close();
    throw new Error(
      'Os dados locais são de um esquema anterior: exporte o que quer guardar e rode npm run db:reset.',
    );
  }
  const database = await openDatabase({ url });
  return { database, close: () => database.close() };
}

/** DATABASE_URL with migrations, else the development one, whose backend must be stopped. */
export async function loadFolder(
  [folder = '']: readonly string[],
  load: (database: Database, folder: string, report: Report) => Promise<void>,
): Promise<void> {
  const { database, close } = await openTarget();
  try {
    await load(database, folder, (line) => void process.stderr.write(`${line}\n`));
  } finally {
    await close();
  }
}
