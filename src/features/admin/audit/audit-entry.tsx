import { Archive, ArchiveRestore, Copy, type LucideIcon, Pencil, Plus, Trash2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { shortId } from '@/lib/ids';
import { ChangeList } from '@/features/candidates/history/change-list';
import { changeLines } from '@/features/candidates/history/record-changes';
import { cn } from '@/lib/cn';
import { notify } from '@/lib/notify';
import { paths } from '@/lib/paths';
import { KindBadge } from '@/ui/person/badge';
import { IconButton } from '@/ui/icon-button';
import { lazyOrError } from '@/ui/state/lazy-or-error';
import { type AuditAction, type AuditEntry, actionWords, type NamedEntry } from './audit-model';
import { breaksOf } from '@/features/admin/breaks-of';
import { wordsOfEntity } from './entities';

const HideEntry = lazy(() => lazyOrError(import('./hide-entry').then((part) => part.HideEntry)));

const icons: Record<AuditAction, LucideIcon> = {
  create: Plus,
  update: Pencil,
  archive: Archive,
  restore: ArchiveRestore,
  delete: Trash2,
};

export function ActionBadge({ action }: { action: AuditAction }) {
  const Icon = icons[action];
  return (
    <KindBadge>
      <Icon aria-hidden className={cn('size-4', action === 'delete' && 'text-error')} />
      <span className={cn(action === 'delete' && 'text-error')}>{actionWords[action]}</span>
    </KindBadge>
  );
}

async function copy(id: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(id);
    notify('Código copiado', { kind: 'success' });
  } catch (reason) {
    console.warn('The clipboard refused', reason);
    notify('Não foi possível copiar o código', { kind: 'error' });
  }
}

/** The short code leads to the record's history; the full one can be copied. */
export function RecordCode({ id, name }: { id: string; name: string | null }) {
  const short = shortId(id);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-1">
      {name === null ? null : (
        <span translate="no" className={cn('mr-1 font-semibold', breaksOf(name))}>
          {name}
        </span>
      )}
      <span className="inline-flex items-center gap-1">
        <Link
          to={`${paths.adminAudit}?${new URLSearchParams({ registro: id }).toString()}`}
          title={id}
          className="min-h-target inline-flex items-center"
        >
          <code className="text-[0.9375rem]">{short}</code>
        </Link>
        <IconButton
          label={`Copiar código ${short}`}
          icon={<Copy aria-hidden className="size-4.5" />}
          onClick={() => void copy(id)}
        />
      </span>
    </span>
  );
}

/** Public acts can be hidden from here. */
export function EntryDetails({ entry }: { entry: NamedEntry }) {
  const { id, entity, actorEmail, nota } = entry;
  return (
    <>
      {actorEmail === null ? null : <p className="pt-2 wrap-anywhere">{`Por ${actorEmail}`}</p>}
      {nota ? <p className="pt-2 wrap-anywhere">{`Por que mudou: ${nota}`}</p> : null}
      <Changes {...entry} />
      {entity === 'candidatos_presidencia_2026' ? (
        <Suspense fallback={null}>
          <HideEntry id={id} />
        </Suspense>
      ) : null}
    </>
  );
}

function Changes({ entity, changes, action }: Pick<AuditEntry, 'entity' | 'changes' | 'action'>) {
  const lines = changeLines(changes, wordsOfEntity(entity));
  if (lines.length === 0)
    return <p className="text-muted py-2">Esta entrada é de antes de guardarmos os detalhes.</p>;
  return <ChangeList lines={lines} isNew={action === 'create'} />;
}
