/**
 * migratedSnapshot({ seed, demoAccounts }) → Blob: the data directory of a migrated embedded database.
 * openMigrated({ seed, demoAccounts, extensions }) → EmbeddedDatabase in memory, opened from it.
 *
 * Migrating takes seconds, opening a copy a fraction of one: a test file opens as many databases as it likes.
 * Unlike prepareDatabase, both leave the seed out unless asked.
 */
import { type PrepareOptions, prepareDatabase } from './migrate.ts';
import { type EmbeddedDatabase, type EmbeddedOptions, openEmbedded } from './pglite.ts';

export type SnapshotOptions = Pick<PrepareOptions, 'seed' | 'demoAccounts'>;

const snapshots = new Map<string, Promise<Blob>>();

async function createSnapshot(options: Required<SnapshotOptions>): Promise<Blob> {
  const database = await openEmbedded();
  try {
    await prepareDatabase(database, options);
    return await database.dump();
  } finally {
    await database.close();
  }
}

/** See the top of the file. Made once per process and combination of options. */
export function migratedSnapshot({
  seed = false,
  demoAccounts = false,
}: SnapshotOptions = {}): Promise<Blob> {
  const key = `${seed} ${demoAccounts}`;
  const known = snapshots.get(key);
  if (known !== undefined) return known;
  const made = createSnapshot({ seed, demoAccounts });
  snapshots.set(key, made);
  return made;
}

/** See the top of the file. The caller closes it. */
export async function openMigrated(
  options: SnapshotOptions & Pick<EmbeddedOptions, 'extensions'> = {},
): Promise<EmbeddedDatabase> {
  const { extensions, ...contents } = options;
  const snapshot = await migratedSnapshot(contents);
  return openEmbedded({ snapshot, ...(extensions === undefined ? {} : { extensions }) });
}
