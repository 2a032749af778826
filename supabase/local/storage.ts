import { type DataFolder, claimDataFolder } from './data-folder.ts';
import type { Database } from './database/database.ts';
import { prepareDatabase } from './database/migrate.ts';
import { openDatabase } from './database/open.ts';
import { migratedSnapshot } from './database/snapshot.ts';
import { demoAccounts } from './demo-accounts.ts';

/** Where the stack keeps its rows: gone at the end, in a folder, or in a real PostgreSQL. */
export type Storage =
  { kind: 'memory' } | { kind: 'folder'; folder: string } | { kind: 'server'; url: string };

export interface OpenedStorage {
  database: Database;
  /** Writes everything down and lets go of the folder. */
  close(): Promise<void>;
}

const contents = { seed: true, demoAccounts: true };

async function openInMemory(): Promise<OpenedStorage> {
  const database = await openDatabase({ snapshot: await migratedSnapshot(contents) });
  return { database, close: () => database.close() };
}

async function openOnServer(url: string): Promise<OpenedStorage> {
  const database = await openDatabase({ url });
  await prepareDatabase(database, contents);
  return { database, close: () => database.close() };
}

/** Making the accounts anew hashes their passwords, which costs as much as opening the database. */
async function hasDemoAccounts(database: Database): Promise<boolean> {
  const emails = demoAccounts.map(({ email }) => email);
  const { rows } = await database.query('select 1 from auth.users where email = any($1::text[])', [emails]);
  return rows.length === demoAccounts.length;
}

async function openClaimed(claimed: DataFolder): Promise<OpenedStorage> {
  const database = await openDatabase({ directory: claimed.database });
  try {
    const isComplete = claimed.isReady && (await hasDemoAccounts(database));
    await prepareDatabase(database, { seed: true, demoAccounts: !isComplete });
  } catch (error) {
    await database.close();
    throw error;
  }
  await claimed.markReady();
  return {
    database,
    async close() {
      await database.close();
      await claimed.release();
    },
  };
}

async function openInFolder(folder: string): Promise<OpenedStorage> {
  const claimed = await claimDataFolder(folder);
  try {
    return await openClaimed(claimed);
  } catch (error) {
    await claimed.release();
    throw error;
  }
}

/**
 * Opens a database with every migration, the seed and the demonstration accounts.
 * Rejects with DataInUseError, MigrationError or DatabaseError.
 */
export function openStorage(storage: Storage): Promise<OpenedStorage> {
  if (storage.kind === 'memory') return openInMemory();
  if (storage.kind === 'server') return openOnServer(storage.url);
  return openInFolder(storage.folder);
}
