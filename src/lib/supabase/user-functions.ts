import { FunctionsClient } from '@supabase/functions-js';
import { env } from '@/lib/env';
import { loadUserClient, type UserClient } from './load-user-client';

export function userFunctionsOf({ fetchAsUser }: Pick<UserClient, 'fetchAsUser'>): FunctionsClient {
  const headers = { apikey: env.supabaseKey };
  return new FunctionsClient(`${env.supabaseUrl}/functions/v1`, { headers, customFetch: fetchAsUser });
}

/** Apart from the client itself: a tap of theirs need not wait for this code. */
export async function loadUserFunctions(): Promise<FunctionsClient> {
  return userFunctionsOf(await loadUserClient());
}
