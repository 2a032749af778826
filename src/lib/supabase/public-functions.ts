import { FunctionsClient } from '@supabase/functions-js';
import { fetchOrEarly } from '@/lib/page/early-read';
import { env } from '@/lib/env';

export const publicFunctions = new FunctionsClient(`${env.supabaseUrl}/functions/v1`, {
  headers: { apikey: env.supabaseKey, Authorization: `Bearer ${env.supabaseKey}` },
  customFetch: fetchOrEarly,
});
