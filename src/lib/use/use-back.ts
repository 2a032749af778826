import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsHydrated } from '@/lib/page/hydration';

/** The router's numbers survive reloads; a memory history has keys alone. */
export function hasEntryBefore(key: string): boolean {
  const state: unknown = window.history.state;
  if (typeof state === 'object' && state !== null && 'idx' in state) return state.idx !== 0;
  return key !== 'default';
}

/** The list when this page was the first one opened. */
export function useBack(list: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (hasEntryBefore(key) ? navigate(-1) : navigate(list));
}

/** `ui/person/card` records the page; null for other ways in, and until hydration. */
export function useCameFrom(): string | null {
  const location = useLocation();
  const state: unknown = useIsHydrated() ? location.state : null;
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' ? from : null;
}

/** Going back keeps filters and scroll. */
export function useLinkToList(list: string) {
  const navigate = useNavigate();
  const from = useCameFrom();
  if (from === null || from.split('?')[0] !== list) return { to: list };
  return {
    to: from,
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void navigate(-1);
    },
  };
}
