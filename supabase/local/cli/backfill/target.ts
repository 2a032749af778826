import { fileURLToPath } from 'node:url';
import { type Database } from '../../emulator/database/database.ts';
import { openStorage } from '../storage/storage.ts';
import { openDatabase } from '../../emulator/database/open.ts';
import { launchSettings, readVariables } from '../launch/settings.ts';
import type { Report } from './batches.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** A server is opened as it is, never seeded: it may be the one that people use. */
async function openTarget(): Promise<{ database: Database; close(): Promise<void> }> {
  const { storage } = launchSettings(await readVariables(root, 'development', process.env), root);
  if (storage.kind !== 'server') {
    const opened = await openStorage(storage);
    if (!opened.outdated) return opened;
    await opened.close();
    throw new Error(
      'Os dados locais são de um esquema anterior: exporte o que quer guardar e rode npm run db:reset.',
    );
  }
  const database = await openDatabase({ url: storage.url });
  return { database, close: () => database.close() };
}

/**
 * Loads a folder into the database of LOCAL_DATABASE_URL, which has the migrations, or else into the embedded backend's
 * own folder, while that is not running. Throws when no folder is named.
 */
export async function loadFolder(
  [folder]: readonly string[],
  usage: string,
  load: (database: Database, folder: string, report: Report) => Promise<void>,
): Promise<void> {
  if (folder === undefined) throw new Error(`Diga a pasta: ${usage}`);
  const { database, close } = await openTarget();
  try {
    await load(database, folder, (line) => void process.stderr.write(`${line}\n`));
  } finally {
    await close();
  }
}
