import { Archive, ArchiveRestore, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '@/lib/paths';
import { IconButton } from '@/ui/icon-button';
import { iconButtonStyle } from '@/ui/icon-button-style';
import { editLinkId, type ListedCandidate, type Status } from '@/features/admin/model';

export interface RowHandlers {
  busyId: string | null;
  onStatus: (candidate: ListedCandidate, to: Status) => void;
  onDelete: (candidate: ListedCandidate) => void;
}

/** Deleted records offer only edit (spec §2 and §4). */
export function RowActions({ candidate, handlers }: { candidate: ListedCandidate; handlers: RowHandlers }) {
  const { id, nome, status } = candidate;
  const isBusy = handlers.busyId === id;
  const isArchived = status === 'archived';
  const Toggle = isArchived ? ArchiveRestore : Archive;
  return (
    <div className="flex justify-end gap-1">
      <Link
        id={editLinkId(id)}
        to={paths.adminCandidate(id)}
        aria-label={`Editar ${nome}`}
        className={iconButtonStyle}
      >
        <Pencil aria-hidden className="size-5" />
      </Link>
      {status === 'deleted' ? null : (
        <>
          <IconButton
            label={`${isArchived ? 'Restaurar' : 'Arquivar'} ${nome}`}
            icon={<Toggle aria-hidden className="size-5" />}
            // Not "disabled", which would take the focus away from who works by keyboard.
            aria-disabled={isBusy || undefined}
            onClick={() => {
              if (!isBusy) handlers.onStatus(candidate, isArchived ? 'active' : 'archived');
            }}
          />
          <IconButton
            label={`Excluir ${nome}`}
            icon={<Trash2 aria-hidden className="size-5" />}
            aria-disabled={isBusy || undefined}
            onClick={() => {
              if (!isBusy) handlers.onDelete(candidate);
            }}
          />
        </>
      )}
    </div>
  );
}
