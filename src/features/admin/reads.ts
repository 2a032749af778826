import * as z from 'zod/mini';
import { loadUserClient } from '@/lib/supabase/load-user-client';
import { firstUuid, wholeList } from '@/lib/whole-list';

const hiddenSchema = z.array(z.object({ audit_id: z.string(), motivo: z.string() }));

export async function fetchHidden(signal: AbortSignal): Promise<Record<string, string>> {
  const { userDb } = await loadUserClient();
  const rows = await wholeList('audit_id', firstUuid, (after) =>
    userDb
      .from('audit_ocultacoes')
      .select('audit_id, motivo')
      .gt('audit_id', after)
      .order('audit_id')
      .abortSignal(signal)
      .throwOnError(),
  );
  return Object.fromEntries(hiddenSchema.parse(rows).map(({ audit_id, motivo }) => [audit_id, motivo]));
}
