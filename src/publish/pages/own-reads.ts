import { PostgrestClient } from '@supabase/postgrest-js';
import { kinds } from '@/features/choices/kinds';
import { readConsents } from '@/features/consent/queries';
import { env } from '@/lib/env';
import type { Database } from '@/lib/supabase/database.types';

/** In the place of the user, while the build learns what their page asks. */
export const sampleUser = '00000000-0000-4000-8000-000000000001';

/** Asks as `userDb` does, without anybody's token. */
export const anyUsersDb = new PostgrestClient<Database>(`${env.supabaseUrl}/rest/v1`, {
  headers: { apikey: env.supabaseKey },
  // The one of the moment, and not that of when this file was read.
  fetch: (...request) => fetch(...request),
  retry: false,
});

/** A read of what is a user's own. */
export type OwnRead = (db: typeof anyUsersDb, userId: string, signal: AbortSignal) => Promise<unknown>;

/** What a tap on a choice waits for: the choices of that kind, and whether they may be kept. */
export const readsOfCandidateChoices: readonly OwnRead[] = [kinds.candidate.readChoices, readConsents];
export const readsOfDeputyChoices: readonly OwnRead[] = [kinds.deputy.readChoices, readConsents];
