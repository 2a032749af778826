/** Opening a migrated copy takes one second; the seed comes only on request. */
import { type PrepareOptions, prepareDatabase } from './migrate.ts';
import { type EmbeddedDatabase, type EmbeddedOptions, openEmbedded } from './pglite.ts';
import { cached, snapshotDigest } from './snapshot-cache.ts';

/** Rows beyond the seed, too many for a script. */
export interface SnapshotRecords {
  digest: string;
  write: (database: EmbeddedDatabase) => Promise<void>;
}

export type SnapshotOptions = Pick<PrepareOptions, 'seed' | 'afterSeed'> & { records?: SnapshotRecords };

const snapshots = new Map<string, Promise<Blob>>();

async function createSnapshot(fill: (database: EmbeddedDatabase) => Promise<unknown>): Promise<Blob> {
  const database = await openEmbedded();
  try {
    await fill(database);
    // Without it each copy would begin by repeating the whole log.
    await database.script('checkpoint');
    return await database.dump();
  } finally {
    await database.close();
  }
}

/** Cached in node_modules/.cache until the migrations, the seed, the script after it or PGlite change. */
function snapshotOf(variant: string, make: () => Promise<Blob>, afterSeed = ''): Promise<Blob> {
  const key = variant + afterSeed;
  const known = snapshots.get(key);
  if (known !== undefined) return known;
  const made = snapshotDigest(afterSeed).then((digest) => cached(`${variant}-${digest}`, make));
  snapshots.set(key, made);
  return made;
}

export async function openEmpty(): Promise<EmbeddedDatabase> {
  return openEmbedded({ snapshot: await snapshotOf('empty', () => createSnapshot(() => Promise.resolve())) });
}

export function migratedSnapshot(options: SnapshotOptions = {}): Promise<Blob> {
  const { seed = false, afterSeed = '', records } = options;
  const parts = [seed ? '+seed' : '', afterSeed === '' ? '' : '+script', records ? `+${records.digest}` : ''];
  const make = () =>
    createSnapshot(async (database) => {
      await prepareDatabase(database, { seed, afterSeed });
      await records?.write(database);
    });
  return snapshotOf(`migrated${parts.join('')}`, make, afterSeed);
}

export async function openMigrated(
  options: SnapshotOptions & Pick<EmbeddedOptions, 'extensions'> = {},
): Promise<EmbeddedDatabase> {
  const { extensions, ...contents } = options;
  const snapshot = await migratedSnapshot(contents);
  return openEmbedded({ snapshot, ...(extensions === undefined ? {} : { extensions }) });
}
