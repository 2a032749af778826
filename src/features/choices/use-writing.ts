import { noop } from '@tanstack/react-query';
import { useEffect } from 'react';
import { homeOf } from './home';

/** Fetches what writes choices: the first act must not wait for it, nor be lost. If this fails, the act asks again. */
export function useWriting(owner: string | null): void {
  useEffect(() => {
    if (owner === null) return;
    import('./mutations').catch(noop);
    homeOf(owner).catch(noop);
  }, [owner]);
}
