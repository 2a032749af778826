import { useQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { shortId } from '@/lib/ids';
import { paths } from '@/lib/paths';
import { useMediaQuery } from '@/lib/use/use-media-query';
import { EmptyState } from '@/ui/state/empty-state';
import { ErrorState } from '@/ui/state/error-state';
import { LinkButton } from '@/ui/link-button';
import { TextSkeleton } from '@/ui/state/line-skeletons';
import { AuditCards } from './audit-cards';
import { nameEntries } from './audit-model';
import { AuditTable } from './audit-table';
import { auditQueries } from './queries';

interface AuditHistoryProps {
  userId: string;
  recordId: string | null;
}

/** Failures are logged and shown in place (spec §8); unreadable names leave codes. */
export function AuditHistory({ userId, recordId }: AuditHistoryProps) {
  const isWide = useMediaQuery('(min-width: 48em)');
  const history = useQuery(auditQueries.entries(userId, recordId));
  const ids = [...new Set(history.data?.map(({ entity_id }) => entity_id))].sort();
  const names = useQuery(auditQueries.names(userId, ids));
  const actors = useQuery(auditQueries.actors(userId));
  const entries = nameEntries(history.data ?? [], names.data ?? {}, actors.data ?? {});
  const Entries = isWide ? AuditTable : AuditCards;
  return (
    <>
      {recordId === null ? null : (
        <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p>
            Só o registro <span translate="no">{entries[0]?.recordName}</span>{' '}
            <code title={recordId}>{shortId(recordId)}</code>
          </p>
          <LinkButton to={paths.adminAudit}>Ver todos os registros</LinkButton>
        </div>
      )}
      {history.isPending ? <TextSkeleton text="Carregando auditoria..." lines={12} /> : null}
      {history.isLoadingError ? (
        <ErrorState message="Não foi possível carregar a auditoria." query={history} />
      ) : null}
      {history.data?.length === 0 ? (
        <EmptyState icon={<History size={28} />} title="Nenhum registro de auditoria encontrado" />
      ) : null}
      {entries.length > 0 ? <Entries entries={entries} /> : null}
    </>
  );
}
