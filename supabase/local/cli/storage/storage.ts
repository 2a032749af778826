import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type DataFolder, claimDataFolder } from './data-folder.ts';
import type { Database } from '../../emulator/database/database.ts';
import { prepareDatabase } from '../../emulator/database/migrate.ts';
import { UnknownMigrationError } from '../../emulator/database/migrations.ts';
import { openDatabase } from '../../emulator/database/open.ts';
import { migratedSnapshot, type SnapshotOptions } from '../../emulator/database/snapshot.ts';
import { demoAccounts, demoAccountsSql } from '../../data/demo-accounts.ts';
import { loadChamber, type VoteChoice } from '../chamber/load.ts';
import { chamberSnapshot } from '../chamber/snapshot.ts';
import { explainOpening } from './storage-errors.ts';

/** Gone at the end, in a folder, or in a real PostgreSQL. */
type Place = { kind: 'memory' } | { kind: 'folder'; folder: string } | { kind: 'server'; url: string };

/** `votes`: all, or (default) the latest, which load much sooner. */
export type Storage = Place & { votes?: VoteChoice };

export interface OpenedStorage {
  database: Database;
  /** Of other migrations: keeps rows and schema, gets nothing new. */
  outdated: boolean;
  close(): Promise<void>;
}

export async function storedContents(votes: VoteChoice): Promise<SnapshotOptions> {
  const [afterSeed, records] = await Promise.all([demoAccountsSql(), chamberSnapshot(votes)]);
  return { seed: true, afterSeed, records };
}

export async function storedSnapshot(votes: VoteChoice): Promise<Blob> {
  return migratedSnapshot(await storedContents(votes));
}

async function openInMemory(votes: VoteChoice): Promise<OpenedStorage> {
  const database = await openDatabase({ snapshot: await storedSnapshot(votes) });
  return { database, outdated: false, close: () => database.close() };
}

async function openOnServer(url: string, votes: VoteChoice): Promise<OpenedStorage> {
  const database = await openDatabase({ url });
  await prepareDatabase(database, { afterSeed: await demoAccountsSql() });
  await loadChamber(database, votes);
  return { database, outdated: false, close: () => database.close() };
}

/** Making the accounts anew hashes their passwords, which costs as much as opening the database. */
async function hasDemoAccounts(database: Database): Promise<boolean> {
  const emails = demoAccounts.map(({ email }) => email);
  const { rows } = await database.query('select 1 from auth.users where email = any($1::text[])', [emails]);
  return rows.length === demoAccounts.length;
}

/** Databases that cannot be updated stay as they were. */
async function update(database: Database, isReady: boolean, votes: VoteChoice): Promise<boolean> {
  const isComplete = isReady && (await hasDemoAccounts(database));
  try {
    await prepareDatabase(database, isComplete ? {} : { afterSeed: await demoAccountsSql() });
  } catch (error) {
    if (isReady && error instanceof UnknownMigrationError) return false;
    throw error;
  }
  await loadChamber(database, votes);
  return true;
}

async function openClaimed(claimed: DataFolder, votes: VoteChoice): Promise<OpenedStorage> {
  // PostgreSQL would begin a new database over what is left of the old one.
  if (claimed.isReady && !existsSync(join(claimed.database, 'PG_VERSION')))
    throw new Error('the database has no PG_VERSION');
  const database = await openDatabase({ directory: claimed.database });
  let outdated: boolean;
  try {
    outdated = !(await update(database, claimed.isReady, votes));
  } catch (error) {
    // What is damaged may not even close, and that is not what to say.
    await Promise.allSettled([database.close()]);
    throw error;
  }
  await claimed.markReady();
  return {
    database,
    outdated,
    async close() {
      await database.close();
      await claimed.release();
    },
  };
}

async function openReleasing(claimed: DataFolder, votes: VoteChoice): Promise<OpenedStorage> {
  try {
    return await openClaimed(claimed, votes);
  } catch (error) {
    await claimed.release();
    throw error;
  }
}

async function openInFolder(folder: string, votes: VoteChoice): Promise<OpenedStorage> {
  try {
    return await openReleasing(await claimDataFolder(folder), votes);
  } catch (error) {
    throw explainOpening(folder, error);
  }
}

/**
 * Migrated and seeded. Rejects with DataInUseError, ForeignFolderError, MigrationError or StorageError; a server with
 * DatabaseError.
 */
export function openStorage(storage: Storage): Promise<OpenedStorage> {
  const { votes = 'latest' } = storage;
  if (storage.kind === 'memory') return openInMemory(votes);
  if (storage.kind === 'server') return openOnServer(storage.url, votes);
  return openInFolder(storage.folder, votes);
}
