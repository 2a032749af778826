import { useLayoutEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { linkParameters } from './auth-link';
import { useSession } from './use-session';

/** Codes belong in no history; runs first so a simultaneous `<Navigate>` wins. */
export function useCleanAddress(): void {
  const { status } = useSession();
  const [params, setParams] = useSearchParams();
  const fragment = new URLSearchParams(useLocation().hash.slice(1));
  const isRead =
    status !== 'loading' &&
    status !== 'unknown' &&
    linkParameters.some((name) => params.has(name) || fragment.has(name));
  useLayoutEffect(() => {
    if (!isRead) return;
    // The new address has no fragment.
    setParams(
      (previous) => {
        const kept = new URLSearchParams(previous);
        for (const name of linkParameters) kept.delete(name);
        return kept;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [isRead, setParams]);
}
