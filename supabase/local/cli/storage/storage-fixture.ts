import { openEmbedded } from '../../emulator/database/pglite.ts';
import { claimDataFolder } from './data-folder.ts';
import { storedSnapshot } from './storage.ts';

/** Leaves in `folder` what a first start leaves there, without migrating and loading it anew. */
export async function fillFolder(folder: string): Promise<void> {
  const claimed = await claimDataFolder(folder);
  const snapshot = await storedSnapshot('latest');
  const database = await openEmbedded({ directory: claimed.database, snapshot });
  await database.close();
  await claimed.markReady();
  await claimed.release();
}
