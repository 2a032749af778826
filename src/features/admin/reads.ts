import * as z from 'zod/mini';
import { loadUserClient } from '@/lib/supabase/load-user-client';

const hiddenSchema = z.array(z.object({ audit_id: z.string(), motivo: z.string() }));

export async function fetchHidden(signal: AbortSignal): Promise<Record<string, string>> {
  const { userDb } = await loadUserClient();
  const { data } = await userDb
    .from('audit_ocultacoes')
    .select('audit_id, motivo')
    .abortSignal(signal)
    .throwOnError();
  return Object.fromEntries(hiddenSchema.parse(data).map(({ audit_id, motivo }) => [audit_id, motivo]));
}
