import { chamberSnapshot } from '../../supabase/local/cli/chamber/snapshot.ts';
import { storedContents } from '../../supabase/local/cli/storage/storage.ts';
import { readySnapshots } from '../../supabase/local/emulator/database/snapshot.ts';

/** A fresh checkout makes its databases here, so that no test's clock runs meanwhile. */
export default async function setup(): Promise<void> {
  const records = await chamberSnapshot('all');
  await readySnapshots([{ seed: true }, { records }, await storedContents('latest')]);
}
