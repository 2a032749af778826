import { PostgrestClient } from '@supabase/postgrest-js';
import { fetchOrEarly } from '@/lib/page/early-read';
import { env } from '@/lib/env';
import type { Database } from './database.types';

/** Milliseconds after which a read counts as failed and the screen offers to try again. */
const requestTimeout = 15_000;

/** Always the anonymous visitor, so that a cached answer never depends on the user. PostgREST alone: 40 kB less than supabase-js. */
export const publicDb = new PostgrestClient<Database>(`${env.supabaseUrl}/rest/v1`, {
  headers: { apikey: env.supabaseKey, Authorization: `Bearer ${env.supabaseKey}` },
  timeout: requestTimeout,
  fetch: fetchOrEarly,
  // React Query is the one that tries again; two policies on top of each other would keep the voter waiting.
  retry: false,
});
