import { openMigrated } from '../../../supabase/local/emulator/database/snapshot.ts';

/** One for all files of a process, so nothing but a rehearsal may write into it. */
export const database = await openMigrated();
await database.script('set default_transaction_read_only = on');
