import { FunctionsClient } from '@supabase/functions-js';
import { fetchOrEarly } from '@/lib/page/early-read';
import { env } from '@/lib/env';

/** Edge functions that anybody may call, always as the anonymous visitor: no user's token ever travels with them. */
export const publicFunctions = new FunctionsClient(`${env.supabaseUrl}/functions/v1`, {
  headers: { apikey: env.supabaseKey, Authorization: `Bearer ${env.supabaseKey}` },
  customFetch: fetchOrEarly,
});
