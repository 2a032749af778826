import { useLayoutEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { linkParameters } from './auth-link';
import { useSession } from './use-session';

/**
 * Takes what the authentication service added out of the address, once the session has read it: a code works once and
 * belongs neither in the history nor in a copied address. Before the other effects, so that a `<Navigate>` of the same
 * moment comes after it and wins.
 */
export function useCleanAddress(): void {
  const { status } = useSession();
  const [params, setParams] = useSearchParams();
  const isRead =
    status !== 'loading' && status !== 'unknown' && linkParameters.some((name) => params.has(name));
  useLayoutEffect(() => {
    if (!isRead) return;
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
