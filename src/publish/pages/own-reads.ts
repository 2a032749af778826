import { PostgrestClient } from '@supabase/postgrest-js';
import { kinds } from '@/features/choices/kinds';
import { readConsents } from '@/features/consent/queries';
import { env } from '@/lib/env';
import type { Database } from '@/lib/supabase/database.types';

/** Replaces the user while the build learns a page's requests. */
export const sampleUser = '00000000-0000-4000-8000-000000000001';

/** Like `userDb`, without anybody's token. */
export const anyUsersDb = new PostgrestClient<Database>(`${env.supabaseUrl}/rest/v1`, {
  headers: { apikey: env.supabaseKey },
  // Fetch at call time, not when this file was read.
  fetch: (...request) => fetch(...request),
  retry: false,
});

export type OwnRead = (db: typeof anyUsersDb, userId: string, signal: AbortSignal) => Promise<unknown>;

/** A tap waits for these: choices of that kind, and the consent. */
export const readsOfCandidateChoices: readonly OwnRead[] = [kinds.candidate.readChoices, readConsents];
export const readsOfDeputyChoices: readonly OwnRead[] = [kinds.deputy.readChoices, readConsents];
