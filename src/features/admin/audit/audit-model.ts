import * as z from 'zod/mini';
import { shortId } from '@/lib/ids';

export const actionWords = {
  create: 'Criação',
  update: 'Edição',
  archive: 'Arquivamento',
  restore: 'Restauração',
  delete: 'Exclusão',
} as const;

export type AuditAction = keyof typeof actionWords;

const entrySchema = z.object({
  id: z.string(),
  entity: z.string(),
  entity_id: z.string(),
  action: z.literal(['create', 'update', 'archive', 'restore', 'delete']),
  actor_id: z.nullable(z.string()),
  created_at: z.string(),
  changes: z.nullable(z.record(z.string(), z.object({ before: z.unknown(), after: z.unknown() }))),
  nota: z.nullish(z.string()),
});

export type AuditEntry = z.infer<typeof entrySchema>;
export const auditSchema = z.array(entrySchema);

/** The record's name in the entry itself, after or else before the act. */
function nameIn(changes: AuditEntry['changes']): string | null {
  const { after, before } = changes?.nome ?? changes?.titulo ?? {};
  return [after, before].find((name) => typeof name === 'string') ?? null;
}

export interface NamedEntry extends AuditEntry {
  recordName: string | null;
  actorEmail: string | null;
}

/** Names and e-mails by id, as far as they could be read. */
export function nameEntries(
  entries: readonly AuditEntry[],
  names: Readonly<Record<string, string>>,
  emails: Readonly<Record<string, string>>,
): NamedEntry[] {
  const told = new Map(
    entries.toReversed().flatMap(({ entity_id, changes }) => {
      const name = nameIn(changes);
      return name === null ? [] : [[entity_id, name] as const];
    }),
  );
  return entries.map((entry) => ({
    ...entry,
    recordName: names[entry.entity_id] ?? told.get(entry.entity_id) ?? null,
    actorEmail: emails[entry.actor_id ?? ''] ?? null,
  }));
}

export function actorWords(actorId: string | null): string {
  return actorId === null || actorId === '' ? 'Sistema' : shortId(actorId);
}
