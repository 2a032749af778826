import { PostgrestClient } from '@supabase/postgrest-js';
import { fetchOrEarly } from '@/lib/page/early-read';
import { env } from '@/lib/env';
import type { Database } from './database.types';

const requestTimeout = 15_000;

/** Always anonymous, so cached answers never depend on users; 40 kB below supabase-js. */
export const publicDb = new PostgrestClient<Database>(`${env.supabaseUrl}/rest/v1`, {
  headers: { apikey: env.supabaseKey, Authorization: `Bearer ${env.supabaseKey}` },
  timeout: requestTimeout,
  fetch: fetchOrEarly,
  // React Query retries; two policies together would keep the voter waiting.
  retry: false,
});
