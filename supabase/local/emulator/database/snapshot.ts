/** Opening a migrated copy takes one second; the seed comes only on request. */
import { type PrepareOptions, prepareDatabase } from './migrate.ts';
import { type EmbeddedDatabase, type EmbeddedOptions, openEmbedded } from './pglite.ts';
import { cached, isCached, snapshotDigest } from './snapshot-cache.ts';

/** Rows beyond the seed, too many for a script. */
export interface SnapshotRecords {
  digest: string;
  write: (database: EmbeddedDatabase) => Promise<void>;
}

export type SnapshotOptions = Pick<PrepareOptions, 'seed' | 'afterSeed'> & { records?: SnapshotRecords };

const snapshots = new Map<string, Promise<Blob>>();

/** Upon one with less where that is given: a cluster and its migrations made anew cost several openings. */
async function createSnapshot(
  fill: (database: EmbeddedDatabase) => Promise<unknown>,
  less?: Promise<Blob>,
): Promise<Blob> {
  const database = await openEmbedded(less === undefined ? {} : { snapshot: await less });
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

function emptySnapshot(): Promise<Blob> {
  return snapshotOf('empty', () => createSnapshot(() => Promise.resolve()));
}

export async function openEmpty(): Promise<EmbeddedDatabase> {
  return openEmbedded({ snapshot: await emptySnapshot() });
}

function createMigrated({ seed = false, afterSeed = '', records }: SnapshotOptions): Promise<Blob> {
  const loaded = records === undefined ? {} : { records };
  if (afterSeed !== '')
    return createSnapshot((database) => database.script(afterSeed), migratedSnapshot({ ...loaded, seed }));
  if (seed) return createSnapshot((database) => prepareDatabase(database), migratedSnapshot(loaded));
  if (records !== undefined) return createSnapshot(records.write, migratedSnapshot());
  return createSnapshot((database) => prepareDatabase(database, { seed: false }), emptySnapshot());
}

function variantOf({ seed = false, afterSeed = '', records }: SnapshotOptions): string {
  const parts = [seed ? '+seed' : '', afterSeed === '' ? '' : '+script', records ? `+${records.digest}` : ''];
  return `migrated${parts.join('')}`;
}

export function migratedSnapshot(options: SnapshotOptions = {}): Promise<Blob> {
  return snapshotOf(variantOf(options), () => createMigrated(options), options.afterSeed);
}

/** Makes those that are missing, and keeps none in memory. */
export async function readySnapshots(wanted: readonly SnapshotOptions[]): Promise<void> {
  for (const options of wanted) {
    const name = `${variantOf(options)}-${await snapshotDigest(options.afterSeed ?? '')}`;
    if (!isCached(name)) await migratedSnapshot(options);
  }
  snapshots.clear();
}

export async function openMigrated(
  options: SnapshotOptions & Pick<EmbeddedOptions, 'extensions'> = {},
): Promise<EmbeddedDatabase> {
  const { extensions, ...contents } = options;
  const snapshot = await migratedSnapshot(contents);
  return openEmbedded({ snapshot, ...(extensions === undefined ? {} : { extensions }) });
}
