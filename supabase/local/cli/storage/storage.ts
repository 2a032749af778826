import { type DataFolder, claimDataFolder } from './data-folder.ts';
import type { Database } from '../../emulator/database/database.ts';
import { prepareDatabase } from '../../emulator/database/migrate.ts';
import { openDatabase } from '../../emulator/database/open.ts';
import { migratedSnapshot } from '../../emulator/database/snapshot.ts';
import { demoAccounts, demoAccountsSql } from '../../data/demo-accounts.ts';
import { explainOpening } from './storage-errors.ts';

/** Where the stack keeps its rows: gone at the end, in a folder, or in a real PostgreSQL. */
export type Storage =
  { kind: 'memory' } | { kind: 'folder'; folder: string } | { kind: 'server'; url: string };

export interface OpenedStorage {
  database: Database;
  /** Writes everything down and lets go of the folder. */
  close(): Promise<void>;
}

async function openInMemory(): Promise<OpenedStorage> {
  const database = await openDatabase({
    snapshot: await migratedSnapshot({ seed: true, afterSeed: await demoAccountsSql() }),
  });
  return { database, close: () => database.close() };
}

async function openOnServer(url: string): Promise<OpenedStorage> {
  const database = await openDatabase({ url });
  await prepareDatabase(database, { afterSeed: await demoAccountsSql() });
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
    await prepareDatabase(database, isComplete ? {} : { afterSeed: await demoAccountsSql() });
  } catch (error) {
    // What is damaged may not even close, and that is not what to say.
    await Promise.allSettled([database.close()]);
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

async function openReleasing(claimed: DataFolder): Promise<OpenedStorage> {
  try {
    return await openClaimed(claimed);
  } catch (error) {
    await claimed.release();
    throw error;
  }
}

async function openInFolder(folder: string): Promise<OpenedStorage> {
  try {
    return await openReleasing(await claimDataFolder(folder));
  } catch (error) {
    throw explainOpening(folder, error);
  }
}

/**
 * Opens a database with every migration, the seed and the demonstration accounts.
 * Rejects with DataInUseError, ForeignFolderError, MigrationError or StorageError, on a server with DatabaseError.
 */
export function openStorage(storage: Storage): Promise<OpenedStorage> {
  if (storage.kind === 'memory') return openInMemory();
  if (storage.kind === 'server') return openOnServer(storage.url);
  return openInFolder(storage.folder);
}
