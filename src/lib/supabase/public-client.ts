import { PostgrestClient } from '@supabase/postgrest-js';
import { fetchOrEarly } from '@/lib/early-read';
import { env } from '@/lib/env';
import type { Database } from './database.types';

/** Milliseconds after which a read counts as failed and the screen offers to try again. */
const requestTimeout = 15_000;

/**
 * Reads what everybody may read, always as the anonymous visitor: it never carries a user's token, so a cached
 * answer cannot depend on the signed-in user. This is supabase-js' own query client without its realtime and
 * storage parts (about 40 kB less on the first load).
 */
export const publicDb = new PostgrestClient<Database>(`${env.supabaseUrl}/rest/v1`, {
  headers: { apikey: env.supabaseKey, Authorization: `Bearer ${env.supabaseKey}` },
  timeout: requestTimeout,
  fetch: fetchOrEarly,
  // React Query is the one that tries again; two policies on top of each other would keep the voter waiting.
  retry: false,
});
