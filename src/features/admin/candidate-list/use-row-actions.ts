import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/lib/paths';
import type { DeleteDialogProps } from './delete-dialog';
import { editLinkId, type ListedCandidate } from '@/features/admin/model';
import { useChangeStatus } from '@/features/admin/mutations';
import type { RowHandlers } from './row-actions';

/** Itself, then those after it, then those before. */
function focusOrder(id: string, candidates: readonly ListedCandidate[]): string[] {
  const index = candidates.findIndex((candidate) => candidate.id === id);
  const after = candidates.slice(index).map((candidate) => candidate.id);
  const before = candidates.slice(0, index).map((candidate) => candidate.id);
  return [...after, ...before.toReversed()];
}

/** The record's link, the next one or the heading takes a removed button's focus. */
function keepFocus(nextFocus: readonly string[]): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    const link = nextFocus
      .map((id) => document.getElementById(editLinkId(id)))
      .find((found) => found !== null);
    (link ?? document.getElementById('lista'))?.focus();
  });
}

export function useRowActions(
  userId: string,
  candidates: readonly ListedCandidate[],
): { rowHandlers: RowHandlers; deletion: DeleteDialogProps } {
  const navigate = useNavigate();
  const { mutate, isPending, variables } = useChangeStatus(userId, {
    onIncomplete: (id) => void navigate(paths.adminCandidate(id)),
  });
  const [asked, setAsked] = useState<ListedCandidate | null>(null);
  const change = ({ id, status }: ListedCandidate, to: ListedCandidate['status']) => {
    const nextFocus = focusOrder(id, candidates);
    mutate(
      { id, from: status, to },
      {
        onSettled: () => {
          // Another record's question may be open by now.
          setAsked((open) => (open?.id === id ? null : open));
          keepFocus(nextFocus);
        },
      },
    );
  };
  return {
    rowHandlers: {
      busyId: isPending ? variables.id : null,
      onStatus: change,
      onDelete: setAsked,
    },
    deletion: {
      candidate: asked,
      isBusy: isPending && variables.id === asked?.id,
      onClose: () => setAsked(null),
      onConfirm: (candidate) => change(candidate, 'deleted'),
    },
  };
}
