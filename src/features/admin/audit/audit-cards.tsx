import { useId, useState } from 'react';
import { formatMoment } from '@/lib/text/format-moment';
import { NumberText } from '@/ui/number-text';
import { ActionBadge, EntryDetails, RecordCode } from './audit-entry';
import type { NamedEntry } from './audit-model';
import { entityName } from './entities';
import { Actor, ChangesButton } from './audit-table';

export function AuditCards({ entries }: { entries: readonly NamedEntry[] }) {
  return (
    <ul className="border-text border-t-3" aria-label="Histórico de auditoria, do mais novo ao mais antigo">
      {entries.map((entry) => (
        <EntryCard key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

function EntryCard({ entry }: { entry: NamedEntry }) {
  const [isOpen, setIsOpen] = useState(false);
  const changesId = useId();
  return (
    <li className="border-border grid gap-1 border-b py-3.5 wrap-anywhere">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <ActionBadge action={entry.action} />
        <span id={`${changesId}moment`} className="text-muted">
          <NumberText>{formatMoment(entry.created_at, ' ')}</NumberText>
        </span>
      </div>
      <p className="text-small">{entityName(entry.entity)}</p>
      <p id={`${changesId}record`} className="text-small text-muted flex items-baseline gap-x-2">
        <span className="flex-none">Registro</span>{' '}
        <RecordCode id={entry.entity_id} name={entry.recordName} />
      </p>
      <p className="text-small text-muted">
        Usuário <Actor id={entry.actor_id} email={entry.actorEmail} />
      </p>
      <div className="-ml-4">
        <ChangesButton isOpen={isOpen} controls={changesId} onToggle={() => setIsOpen((before) => !before)} />
      </div>
      {isOpen ? (
        <div id={changesId} className="bg-surface-2 rounded-card px-3">
          <EntryDetails entry={entry} />
        </div>
      ) : null}
    </li>
  );
}
