import { queryOptions, skipToken } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { loadUserClient } from '@/lib/supabase/load-user-client';
import { firstUuid, wholeList } from '@/lib/whole-list';
import { ofPanel, panelKey } from '@/features/admin/panel-read';
import { type AuditEntry, auditSchema } from './audit-model';
import { fetchNames } from './reads';

/** Spec §9. */
const latestEntries = 100;

/** Spec §7: newest first. */
async function fetchAudit(recordId: string | null, signal: AbortSignal): Promise<AuditEntry[]> {
  const { userDb } = await loadUserClient();
  let query = userDb
    .from('audit_log')
    .select('id, entity, entity_id, action, actor_id, created_at, changes, nota');
  if (recordId !== null) query = query.eq('entity_id', recordId);
  const { data } = await query
    .order('created_at', { ascending: false })
    .limit(latestEntries)
    .abortSignal(signal)
    .throwOnError();
  return auditSchema.parse(data);
}

async function fetchActors(signal: AbortSignal): Promise<Record<string, string>> {
  const { userDb } = await loadUserClient();
  const { data } = await userDb.rpc('autores_da_auditoria').abortSignal(signal).throwOnError();
  return actorsSchema.parse(data);
}

const actorsSchema = z.catchall(z.object({}), z.string());

const hiddenSchema = z.array(z.object({ audit_id: z.string(), motivo: z.string() }));

async function fetchHidden(signal: AbortSignal): Promise<Record<string, string>> {
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

export const auditQueries = {
  entries: (userId: string, recordId: string | null) =>
    ofPanel(userId, ['audit', recordId], (signal) => fetchAudit(recordId, signal)),
  hidden: (userId: string) => ofPanel(userId, ['hidden'], fetchHidden),
  names: (userId: string, ids: readonly string[]) =>
    queryOptions({
      queryKey: [...panelKey(userId), 'names', ids],
      queryFn: ids.length === 0 ? skipToken : ({ signal }) => fetchNames(ids, signal),
      staleTime: 0,
    }),
  actors: (userId: string) => ofPanel(userId, ['actors'], fetchActors),
};
