import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Whether an entry of this site lies before the present one. The router numbers its entries in the browser's history, and the
 * number outlives a reload and a replaced entry, which gets another key; a history that is not the browser's has keys alone.
 */
function hasEntryBefore(key: string): boolean {
  const state: unknown = window.history.state;
  if (typeof state === 'object' && state !== null && 'idx' in state) return state.idx !== 0;
  return key !== 'default';
}

/** Back to where the reader came from; to the list when this page was the first one opened. */
export function useBack(list: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (hasEntryBefore(key) ? navigate(-1) : navigate(list));
}

/**
 * A link that names a list leads to it from wherever one came; from a card of the list itself, which says where it was
 * pressed (ui/card), it is the way back, so that filters and place are kept.
 */
export function useLinkToList(list: string) {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  if (typeof from !== 'string' || from.split('?')[0] !== list) return { to: list };
  return {
    to: from,
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void navigate(-1);
    },
  };
}
