import { Fragment, useId, useState } from 'react';
import { formatMoment } from '@/lib/text/format-moment';
import { Button } from '@/ui/button';
import { NumberText } from '@/ui/number-text';
import { Table, Td, Th, Tr } from '@/ui/table';
import { ActionBadge, EntryDetails, RecordCode } from './audit-entry';
import { actorWords, type NamedEntry } from './audit-model';
import { entityName } from './entities';

export function ChangesButton({
  isOpen,
  controls,
  onToggle,
}: {
  isOpen: boolean;
  /** What it opens; the act's moment and record have the same id, ended otherwise. */
  controls: string;
  onToggle: () => void;
}) {
  return (
    <Button
      variant="text"
      className="text-small underline underline-offset-3"
      aria-describedby={`${controls}moment ${controls}record`}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
    >
      {isOpen ? 'Ocultar mudanças' : 'Ver mudanças'}
    </Button>
  );
}

/** The title is the e-mail, or the whole id. */
export function Actor({ id, email }: { id: string | null; email: string | null }) {
  return id === null ? (
    <>{actorWords(id)}</>
  ) : (
    <code title={email ?? id} className="text-[0.9375rem]">
      {actorWords(id)}
    </code>
  );
}

export function AuditTable({ entries }: { entries: readonly NamedEntry[] }) {
  return (
    <Table caption="Histórico de auditoria, do mais novo ao mais antigo" className="[&_td]:align-middle">
      <thead>
        <tr>
          <Th>Data e hora</Th>
          <Th>Ação</Th>
          <Th>Entidade</Th>
          <Th>Registro</Th>
          <Th>Usuário</Th>
          <Th isEnd>Mudanças</Th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <EntryRows key={entry.id} entry={entry} />
        ))}
      </tbody>
    </Table>
  );
}

function EntryRows({ entry }: { entry: NamedEntry }) {
  const [isOpen, setIsOpen] = useState(false);
  const changesId = useId();
  return (
    <Fragment>
      <Tr>
        <Td id={`${changesId}moment`} className="whitespace-nowrap">
          <NumberText>{formatMoment(entry.created_at, ' ')}</NumberText>
        </Td>
        <Td>
          <ActionBadge action={entry.action} />
        </Td>
        <Td>{entityName(entry.entity)}</Td>
        <Td id={`${changesId}record`}>
          <RecordCode id={entry.entity_id} name={entry.recordName} />
        </Td>
        <Td>
          <Actor id={entry.actor_id} email={entry.actorEmail} />
        </Td>
        <Td isEnd className="whitespace-nowrap">
          <ChangesButton
            isOpen={isOpen}
            controls={changesId}
            onToggle={() => setIsOpen((before) => !before)}
          />
        </Td>
      </Tr>
      {isOpen ? (
        <tr id={changesId} className="bg-surface-2">
          <Td colSpan={6} className="px-4">
            <EntryDetails entry={entry} />
          </Td>
        </tr>
      ) : null}
    </Fragment>
  );
}
